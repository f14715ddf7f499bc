import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/pool.ts';
import { maxima } from '../../shared/quotas.ts';
import type { Version } from '../../shared/versions.schema.ts';
import { insertVersion, trimVersions, type Origin } from './versions.queries.ts';

/** Why a script has the text that it has. */
export type Cause = Pick<Version, 'reason' | 'author'> & {
  /** The version that was brought back. */
  readonly restoredFrom?: string;
  readonly generationId?: string;
  readonly editSession?: string | null;
  /** A text that is kept without being the script's. */
  readonly text?: Pick<Version, 'content' | 'words' | 'totalSeconds'> & Origin;
};

/**
 * The text that a script has just been given, or one kept beside it, is a version from here on. Of more than the maximum the
 * oldest go that have no name; the script's present text and the new one stay. The caller holds the script's lock.
 */
export async function addVersion(queries: Queries, scriptId: string, cause: Cause): Promise<void> {
  const id = randomUUID();
  await insertVersion(queries, id, scriptId, cause);
  await trimVersions(queries, scriptId, id, maxima.versions);
}
