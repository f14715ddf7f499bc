import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exampleSecret, readSettings, type Settings } from '../../config/settings.ts';
import { findFreePort, isPortFree } from './findFreePort.ts';
import { projectRoot } from './projectRoot.ts';
import { readOrMakeSecret } from './readOrMakeSecret.ts';
import { StartError } from './StartError.ts';

type Environment = Readonly<Record<string, string | undefined>>;
export type LocalSettings = {
  readonly settings: Settings;
  /** Where everything is kept that outlives a run. */
  readonly dataFolder: string;
  /** The person's own database, or null for the embedded one. */
  readonly databaseUrl: string | null;
  /** For the API and the worker, but for the address of an embedded database. */
  readonly environment: Environment;
};

/** Reads the settings for everything on one machine. Throws a `SettingsError` or a `StartError` that says what is wrong. */
export async function readLocalSettings(env: Environment): Promise<LocalSettings> {
  const databaseUrl = env.DATABASE_URL || null;
  // Checked with stand-ins first: nothing is written for a start that is refused.
  const own = env.SESSION_SECRET === exampleSecret ? undefined : env.SESSION_SECRET || undefined;
  const given = { ...env, STILLPOINT_MODE: 'local', DATABASE_URL: databaseUrl ?? 'postgres://embedded' };
  const checked = readSettings({ ...given, SESSION_SECRET: own ?? exampleSecret });
  const port = await choosePort(checked);
  const dataFolder = chooseDataFolder(env);
  mkdirSync(dataFolder, { recursive: true });
  const environment = { ...given, PORT: String(port), SESSION_SECRET: own ?? readOrMakeSecret(dataFolder) };
  return { settings: readSettings(environment), dataFolder, databaseUrl, environment };
}

export function chooseDataFolder(env: Environment): string {
  return resolve(projectRoot, env.STILLPOINT_DATA_DIR || '.data');
}

/** The log of one of the processes. */
export function logFile(dataFolder: string, name: string): string {
  return join(dataFolder, 'logs', `${name}.log`);
}

async function choosePort({ PORT, host }: Settings): Promise<number> {
  if (PORT === 0) return findFreePort(host);
  const free = await isPortFree(PORT, host).catch((error: Error) => {
    throw new StartError(`Port ${PORT} of ${host} cannot be used: ${error.message}`);
  });
  if (!free)
    throw new StartError(`Port ${PORT} is taken by another program. Choose another with PORT, as in: PORT=${PORT + 1} npm start`);
  return PORT;
}
