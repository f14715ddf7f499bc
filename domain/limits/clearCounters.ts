import * as z from 'zod/mini';
import { sql, type Transaction } from '../../db/pool.ts';
import { now } from './limits.queries.ts';

/** Forgets the tries counted for these addresses and accounts, and no others'; `null` is everybody's, networks' too. Says how many counters. */
export const clearCounters = (queries: Transaction, subjects: readonly string[] | null): Promise<number> => {
  const which = subjects === null ? sql.fragment`` : sql.fragment`where subject = any(${sql.array([...subjects], 'text')})`;
  return queries.oneFirst(sql.type(z.object({ deleted: z.int() }))`
    with gone as (delete from rate_limit ${which} returning 1) select count(*)::int as deleted from gone`);
};

/** Counters whose window is over are worth nothing. */
export const purgeCounters = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from rate_limit r where r.expire <= ${now}`);
