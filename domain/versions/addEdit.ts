import type { Queries } from '../../db/pool.ts';
import { addVersion } from './addVersion.ts';
import { joinEdit } from './versions.queries.ts';

/** All saves of one editing session are one version, as long as nothing else came between. The caller holds the script's lock. */
export async function addEdit(queries: Queries, scriptId: string, editSession: string | null): Promise<void> {
  if (await joinEdit(queries, scriptId, editSession)) return;
  await addVersion(queries, scriptId, { reason: 'edited', author: 'person', editSession });
}
