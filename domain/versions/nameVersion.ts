import type { Database } from '../../db/pool.ts';
import type { VersionSummary } from '../../shared/versions.schema.ts';
import { lockScript } from '../scripts/lockScript.ts';
import { getVersion } from './getVersion.ts';
import { setName } from './versions.queries.ts';

/** What has a name keeps its text: the next save begins another version. The script's lock keeps one under way apart. */
export async function nameVersion(
  database: Database,
  accountId: string,
  scriptId: string,
  id: string,
  name: string,
): Promise<VersionSummary> {
  return database.transaction(async (queries) => {
    await lockScript(queries, accountId, scriptId);
    const { content: _content, ...summary } = await getVersion(queries, accountId, scriptId, id);
    await setName(queries, id, name || null);
    return { ...summary, name: name || null };
  });
}
