import { listVersions } from '../../../shared/routes/versions.routes.ts';
import type { VersionSummary } from '../../../shared/versions.schema.ts';
import { call } from '../../lib/call.ts';

/** The version whose text the script has now, for coming back to it; `null` where it is older than the newest hundred. */
export async function findCurrentVersion(scriptId: string): Promise<VersionSummary | null> {
  const { items } = await call(listVersions, { params: { id: scriptId }, query: { limit: 100 } });
  return items.find(({ current }) => current) ?? null;
}
