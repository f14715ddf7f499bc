import type { Database } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { renewCollectionsOf } from '../collections/renewCollectionsOf.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { stopOpenGeneration } from '../generations/stopOpenGeneration.ts';
import { findScriptRow, setDeleted } from './scripts.queries.ts';

/** A script that is being written is cancelled first, so that no credits stay held for what nobody sees. */
export async function deleteScript(database: Database, accountId: string, id: string): Promise<void> {
  await database.transaction(async (queries) => {
    await lockCreditAccount(queries, accountId);
    if (!(await findScriptRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script');
    await stopOpenGeneration(queries, accountId, id);
    const { revision } = await setDeleted(queries, id, true);
    await publishToUser(queries, accountId, [
      { type: 'script.deleted', payload: { scriptId: id, revision } },
      ...(await renewCollectionsOf(queries, id)),
    ]);
  });
}
