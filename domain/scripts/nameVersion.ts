import type { Transaction } from '../../db/pool.ts';
import type { VersionSummary } from '../../shared/versions.schema.ts';
import { refuseAbove } from '../quotas/refuseAbove.ts';
import { getVersion } from './getVersion.ts';
import { lockScript } from './lockScript.ts';
import { countVersions, setName } from './versions.queries.ts';

/**
 * What has a name keeps its text: the next save begins another version, and none makes room for others. So not all can
 * have one. The script's lock keeps a save under way apart.
 */
export async function nameVersion(
  queries: Transaction,
  accountId: string,
  scriptId: string,
  id: string,
  name: string,
): Promise<VersionSummary> {
  await lockScript(queries, accountId, scriptId);
  const { content: _content, ...summary } = await getVersion(queries, accountId, scriptId, id);
  if (name !== '' && summary.name === null) {
    const { named } = await countVersions(queries, scriptId);
    refuseAbove('namedVersions', named, named + 1);
  }
  await setName(queries, id, name || null);
  return { ...summary, name: name || null };
}
