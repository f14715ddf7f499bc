import { migrate } from '../db/migrate.ts';
import { buildWeb, isWebBuilt } from './local/buildWeb.ts';
import { startEmbeddedPostgres } from './local/startEmbeddedPostgres.ts';
import { chooseDataFolder, readLocalSettings } from './local/readLocalSettings.ts';
import { runUntilStopped, type Run } from './local/runUntilStopped.ts';
import { startServices } from './local/startServices.ts';
import { describeFolders } from './local/describeFolders.ts';
import { StartError } from './local/StartError.ts';
import { toReason } from './local/toReason.ts';

/** `npm start`: everything on one machine, an embedded PostgreSQL included unless `DATABASE_URL` names another. */
const began = performance.now();
await runUntilStopped(chooseDataFolder(process.env), start);

async function start({ onStop, say, signal }: Run): Promise<void> {
  const local = await readLocalSettings(process.env);
  say('Starting Stillpoint …');
  let databaseFolder: string | null = null;
  const pages = prepareWeb();
  pages.catch(() => undefined); // heard below, once the database is there: a start that ends in between leaves it half-made
  const databaseUrl = await openDatabase();
  await pages;
  signal.throwIfAborted();
  const services = startServices(local, databaseUrl, say);
  onStop(services.stop);
  await services.ready(signal);
  const address = local.settings.PUBLIC_URL ?? `http://localhost:${local.settings.PORT}`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const where = describeFolders(local.dataFolder, databaseFolder);
  say(`Stillpoint is ready at ${address} (${seconds} s). Ctrl-C stops it; ${where}`);

  async function openDatabase(): Promise<string> {
    const url = local.databaseUrl ?? (await startEmbedded());
    await migrate(url).catch((error: unknown) => {
      throw new StartError(`The database could not be prepared: ${toReason(error)}`, { cause: error });
    });
    return url;
  }

  async function startEmbedded(): Promise<string> {
    const database = await startEmbeddedPostgres({ dataFolder: local.dataFolder, say });
    onStop(database.stop);
    databaseFolder = database.folder;
    return database.url;
  }

  async function prepareWeb(): Promise<void> {
    if (isWebBuilt()) return;
    say('Building the web pages; this happens once after a change …');
    await buildWeb(signal);
  }
}
