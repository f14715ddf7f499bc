import { sql, type Transaction } from '../../db/pool.ts';

/** Days for which events are kept for whoever was away (design: architecture). */
const keptDays = 7;

/** Events are kept for whoever was away for some days, and no longer. */
export const purgeEvents = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from event where at < now() - make_interval(days => ${keptDays})`);

/** Hours for which a payload above 8 kB is kept (specification: trust, "Quotas"); the figure stands in the index, too. */
const largeKeptHours = 24;

/** Large payloads go earlier; their rows stay, for a number that is missing would look like an event that is yet to come. */
export const purgeLargePayloads = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    update event set payload = null where bytes > 8000 and at < now() - make_interval(hours => ${largeKeptHours})`);
