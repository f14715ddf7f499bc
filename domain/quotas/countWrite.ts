import { sql, type Queries, type Transaction } from '../../db/pool.ts';
import type { WriteKind } from '../../shared/quotas.ts';
import { AppError } from '../AppError.ts';
import { findWaitingSeconds, takeWrite, type WriteLimits } from './writeRate.queries.ts';

/** Counts a request that changes something, or refuses it with `RATE_LIMITED` and when it may come again. */
export async function countWrite(queries: Queries, accountId: string, kind: WriteKind, limits: WriteLimits): Promise<void> {
  if (await takeWrite(queries, accountId, kind, limits)) return;
  throw new AppError('RATE_LIMITED', 'too many changes', {
    details: { retryAfterSeconds: await findWaitingSeconds(queries, accountId, limits.writesPerDay) },
  });
}

/** Rates of days that are over are worth nothing. */
export const purgeWriteRates = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from write_rate where day_ends_at < now() and minute_ends_at < now()`);
