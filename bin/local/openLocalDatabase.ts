import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { findUser } from './claimFolder.ts';
import { connectionFile, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { chooseDataFolder } from './readLocalSettings.ts';
import { findDatabaseFolder } from './chooseDatabaseFolder.ts';

type OpenDatabase = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * The database that an operator's command works on: the one of `DATABASE_URL`, else the embedded one of the data
 * folder, which is started for the time where no `npm start` runs it. Call `stop` when done.
 */
export async function openLocalDatabase(env: Readonly<Record<string, string | undefined>>): Promise<OpenDatabase> {
  const leave = async (): Promise<void> => undefined;
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: leave };
  const dataFolder = chooseDataFolder(env);
  mkdirSync(dataFolder, { recursive: true });
  const running = findRunning(dataFolder);
  return running === null ? startEmbeddedPostgres({ dataFolder }) : { url: running, stop: leave };
}

function findRunning(dataFolder: string): string | null {
  const folder = findDatabaseFolder(dataFolder);
  if (folder === null || findUser(folder) === null || !existsSync(connectionFile(folder))) return null;
  return readFileSync(connectionFile(folder), 'utf8');
}
