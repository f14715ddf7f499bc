import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { cancelLocked } from './cancelLocked.ts';
import { findOpenId } from './generations.queries.ts';
import { lockGeneration } from './leases.queries.ts';

/** Ends whatever generation an account's script has under way, at once: a worker that holds it finds its lease gone. */
export async function stopOpenGeneration(queries: Transaction, accountId: string, scriptId: string): Promise<void> {
  await lockCreditAccount(queries, accountId);
  const open = await findOpenId(queries, accountId, scriptId);
  const found = open === null ? null : await lockGeneration(queries, open);
  if (open !== null && found) await cancelLocked(queries, accountId, open, found);
}
