import type { Database, Queries } from '../../db/pool.ts';
import { userStream } from '../../shared/events.ts';
import { closeCreditAccount } from '../credits/closeCreditAccount.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { stopOpenGeneration } from '../generations/stopOpenGeneration.ts';
import { clearCounters } from '../limits/clearCounters.ts';
import { accountTables } from './accountTables.ts';
import { toEmailKey } from './accounts.queries.ts';
import { deleteDataRows } from './data.queries.ts';
import { anonymise, deleteStream, listDueDeletions, listOpenScripts, removeJobs } from './deletion.queries.ts';
import { lockAccount } from './profile.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';

/** Accounts that one round carries out. */
const roundSize = 50;

/**
 * Carries out the deletions whose days are over: everything of the account goes, but the ledger, whose account names
 * nobody any more. One that fails keeps no other waiting; what went wrong is thrown when the round is over.
 */
export async function deleteDueAccounts(database: Database, now: Date): Promise<number> {
  const due = await listDueDeletions(database, now, roundSize);
  const faults: unknown[] = [];
  for (const accountId of due)
    await database.transaction((queries) => deleteOne(queries, accountId, now)).catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${due.length} accounts could not be deleted`);
  return due.length;
}

async function deleteOne(queries: Queries, accountId: string, now: Date): Promise<void> {
  await lockCreditAccount(queries, accountId);
  const found = await lockAccount(queries, accountId);
  // Whoever took it back just now keeps it.
  if (!found?.deletionDueAt || new Date(found.deletionDueAt) > now) return;
  for (const scriptId of await listOpenScripts(queries, accountId)) await stopOpenGeneration(queries, accountId, scriptId);
  await closeCreditAccount(queries, accountId);
  await removeJobs(queries, accountId);
  // Ended, not deleted: a request under way could save its session back.
  await endSessionsOf(queries, accountId, null);
  for (const [name, { of, staysFor }] of Object.entries(accountTables))
    if (!of && staysFor === undefined) await deleteDataRows(queries, name, accountId);
  await clearCounters(queries, [toEmailKey(found.email), accountId]);
  await anonymise(queries, accountId);
  await deleteStream(queries, userStream(accountId));
}
