import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { maxima } from '../../shared/quotas.ts';
import { insertVersion, joinEdit, trimVersions, type Cause } from './versions.queries.ts';

/**
 * The text that a script has just been given, or one kept beside it, is a version from here on. Of more than the maximum the
 * oldest go that have no name; the script's present text and the new one stay. The caller holds the script's lock.
 */
export async function addVersion(queries: Transaction, scriptId: string, cause: Cause): Promise<void> {
  const id = randomUUID();
  const number = await insertVersion(queries, id, scriptId, cause);
  // There are never more than have been numbered.
  if (number > maxima.versions) await trimVersions(queries, scriptId, id, maxima.versions);
}

/** All saves of one editing session are one version, as long as nothing else came between. The caller holds the script's lock. */
export async function addEdit(queries: Transaction, scriptId: string, editSession: string | null): Promise<void> {
  if (await joinEdit(queries, scriptId, editSession)) return;
  await addVersion(queries, scriptId, { reason: 'edited', author: 'person', editSession });
}
