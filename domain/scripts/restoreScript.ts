import type { Database } from '../../db/pool.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { renewCollectionsOf } from '../collections/renewCollectionsOf.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { readScript } from './readScript.ts';
import { findDeletedRow, findScriptRow, setDeleted } from './scripts.queries.ts';

/** Brings a deleted script back as it was, where there is room for one more; one that is not deleted is simply given. */
export async function restoreScript(database: Database, accountId: string, id: string): Promise<Script> {
  return database.transaction(async (queries) => {
    const { used } = await lockQuota(queries, accountId);
    const present = await findScriptRow(queries, accountId, id);
    if (present) return readScript(queries, present);
    if (!(await findDeletedRow(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such script to restore');
    refuseOneMore('scripts', used);
    const script = await readScript(queries, await setDeleted(queries, id, false));
    await publishToUser(queries, accountId, [
      { type: 'script.updated', payload: { script } },
      ...(await renewCollectionsOf(queries, id)),
    ]);
    return script;
  });
}
