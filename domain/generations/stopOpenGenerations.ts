import type { Transaction } from '../../db/pool.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import type { NewEvent } from '../events/publish.ts';
import { endCancelled } from './cancelLocked.ts';
import { listOpenIds } from './generations.queries.ts';
import { lockGeneration } from './leases.queries.ts';

/**
 * Ends whatever one script of an account has under way, or all of them with `null`, at once: a worker that holds it finds its
 * lease gone. All are locked in one order before the first ends, and the events that show it are for the caller to publish after
 * its own last lock: a worker that saves a section holds its generation and waits for the streams.
 */
export async function stopOpenGenerations(queries: Transaction, accountId: string, scriptId: string | null): Promise<NewEvent[]> {
  await lockCreditAccount(queries, accountId);
  const open = [];
  for (const id of await listOpenIds(queries, accountId, scriptId)) open.push({ id, found: await lockGeneration(queries, id) });
  const events: NewEvent[] = [];
  for (const { id, found } of open) if (found) events.push(...(await endCancelled(queries, accountId, id, found)));
  return events;
}
