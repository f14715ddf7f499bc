import type { Transaction } from '../../db/pool.ts';
import { closeCreditAccount } from '../credits/closeCreditAccount.ts';
import { clearCounters } from '../limits/clearCounters.ts';
import { stopOpenGenerations } from '../generations/stopOpenGenerations.ts';
import { accountTables } from './accountTables.ts';
import { toEmailKey } from '../accounts/toEmailKey.ts';
import { deleteDataRows } from './data.queries.ts';
import { anonymise, deleteStreams, listStreams, removeJobs } from './deletion.queries.ts';
import { endAllSessions } from '../sessions/endSessions.ts';

/**
 * Everything of the account goes, but the ledger, whose account names nobody any more. The caller holds the locks of the
 * credit account and of the account, and has seen that its deletion is to be carried out.
 */
export async function carryOutDeletion(queries: Transaction, accountId: string, email: string): Promise<void> {
  // Nobody is shown what ends here: the streams go in the same commit.
  await stopOpenGenerations(queries, accountId, null);
  const streams = await listStreams(queries, accountId);
  await closeCreditAccount(queries, accountId);
  await removeJobs(queries, accountId);
  // Ended, not deleted: a request under way could save its session back.
  await endAllSessions(queries, accountId);
  for (const [name, { of, staysFor }] of Object.entries(accountTables))
    if (!of && staysFor === undefined) await deleteDataRows(queries, name, accountId);
  await clearCounters(queries, [toEmailKey(email), accountId]);
  await anonymise(queries, accountId);
  await deleteStreams(queries, streams);
}
