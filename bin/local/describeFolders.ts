import { dirname } from 'node:path';
import { shortenPath } from './shortenPath.ts';

/** Says where everything is that outlives a run, for whoever wants to keep a copy. The database may lie elsewhere than the rest. */
export function describeFolders(dataFolder: string, databaseFolder: string | null): string {
  const folder = shortenPath(dataFolder);
  if (databaseFolder === null) return `its secret and logs are in ${folder}, its data is in the database of DATABASE_URL`;
  if (dirname(databaseFolder) === dataFolder) return `its data and logs are in ${folder}`;
  return `its database is in ${shortenPath(databaseFolder)}, its secret and logs are in ${folder}`;
}
