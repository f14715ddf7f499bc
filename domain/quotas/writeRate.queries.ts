import * as z from 'zod/mini';
import { sql, type Queries } from '../../db/pool.ts';
import type { WriteKind } from '../../shared/quotas.ts';

export type WriteLimits = { readonly writesPerMinute: number; readonly textsPerMinute: number; readonly writesPerDay: number };

/**
 * Counts one request of an account, exactly, however many processes count. False where it would be one too many of its
 * minute or its day: then nothing is counted. A minute and a day begin with the first request after the one before ended.
 */
export const takeWrite = async (
  queries: Queries,
  accountId: string,
  kind: WriteKind,
  { writesPerMinute, textsPerMinute, writesPerDay }: WriteLimits,
): Promise<boolean> => {
  const [write, text] = [kind === 'generation' ? 0 : 1, kind === 'text' ? 1 : 0];
  const taken = await queries.maybeOneFirst(sql.type(z.object({ dayWrites: z.int() }))`
    insert into write_rate as r (account_id, minute_ends_at, writes, texts, day_ends_at, day_writes)
    values (${accountId}, now() + interval '1 minute', ${write}, ${text}, now() + interval '1 day', 1)
    on conflict (account_id) do update set
      minute_ends_at = case when r.minute_ends_at > now() then r.minute_ends_at else excluded.minute_ends_at end,
      writes = case when r.minute_ends_at > now() then r.writes else 0 end + excluded.writes,
      texts = case when r.minute_ends_at > now() then r.texts else 0 end + excluded.texts,
      day_ends_at = case when r.day_ends_at > now() then r.day_ends_at else excluded.day_ends_at end,
      day_writes = case when r.day_ends_at > now() then r.day_writes else 0 end + 1
    where (r.day_ends_at <= now() or r.day_writes < ${writesPerDay})
      and (r.minute_ends_at <= now() or excluded.writes = 0 or r.writes < ${writesPerMinute})
      and (r.minute_ends_at <= now() or excluded.texts = 0 or r.texts < ${textsPerMinute})
    returning day_writes as "dayWrites"`);
  return taken !== null;
};

/** Seconds until the next request of an account may be counted again. */
export const findWaitingSeconds = async (queries: Queries, accountId: string, writesPerDay: number): Promise<number> => {
  const seconds = await queries.maybeOneFirst(sql.type(z.object({ seconds: z.int() }))`
    select ceil(extract(epoch from
      case when day_ends_at > now() and day_writes >= ${writesPerDay} then day_ends_at else minute_ends_at end - now()))::int as seconds
    from write_rate where account_id = ${accountId}`);
  // The minute may have ended since.
  return Math.max(1, seconds ?? 1);
};
