import type { Transaction } from '../../db/pool.ts';
import { renewCollectionsOf } from '../collections/renewCollectionsOf.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import type { NewEvent } from '../events/publish.ts';
import { publishToUser } from '../events/streams.ts';
import { lockScript, refuseWhileWriting } from './lockScript.ts';
import { setDeleted } from './scripts.queries.ts';

/**
 * No credits stay held for what nobody sees: whoever deletes a script that is being written cancels that first, in the same
 * transaction (`stopOpenGenerations`), and hands over the events that show it: streams are locked last. Throws `NOT_FOUND`, and
 * `SCRIPT_BUSY` where that was forgotten.
 */
export async function deleteScript(
  queries: Transaction,
  accountId: string,
  id: string,
  stopped: readonly NewEvent[],
): Promise<void> {
  await lockCreditAccount(queries, accountId);
  refuseWhileWriting((await lockScript(queries, accountId, id)).isBusy);
  const { revision } = await setDeleted(queries, id, true);
  await publishToUser(queries, accountId, [
    ...stopped,
    { type: 'script.deleted', payload: { scriptId: id, revision } },
    ...(await renewCollectionsOf(queries, id)),
  ]);
}
