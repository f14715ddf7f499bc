import type { Transaction } from '../../db/pool.ts';
import { endSessionsOf, keepSessionsIn, raiseEpoch } from './sessions.queries.ts';

/**
 * Credentials have changed: what was checked against the former ones is refused from here on, and the sessions that began
 * with them end, but for `but`, the one that changed them, or for all where only the address is another. The caller holds
 * the account's lock. Gives the new epoch.
 */
export async function changeEpoch(queries: Transaction, accountId: string, but: Buffer | 'all' | null): Promise<number> {
  const epoch = await raiseEpoch(queries, accountId);
  if (but !== 'all') await endSessionsOf(queries, accountId, but);
  await keepSessionsIn(queries, accountId, epoch);
  return epoch;
}
