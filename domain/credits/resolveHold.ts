import type { Transaction } from '../../db/pool.ts';
import { resolveHoldRow, type ResolvedAccount } from './credits.queries.ts';

/** A hold is resolved exactly once; `spent` 0 releases all of it. Throws where it is not open: that is an error of ours. */
export async function resolveHold(queries: Transaction, generationId: string, spent: number): Promise<ResolvedAccount> {
  const account = await resolveHoldRow(queries, generationId, spent);
  if (!account) throw new Error(`generation ${generationId} has no open hold`);
  return account;
}
