import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { migrate } from '../db/migrate.ts';
import { startEmbeddedPostgres } from './local/startEmbeddedPostgres.ts';
import { endWithUs } from './local/endWithUs.ts';
import { findFreePort } from './local/findFreePort.ts';
import { chooseDataFolder, readLocalSettings } from './local/readLocalSettings.ts';
import { projectRoot } from './local/projectRoot.ts';
import { runUntilStopped, type Run } from './local/runUntilStopped.ts';
import { processFlags } from './processFlags.ts';

/** `npm run dev`: as `npm start`, with the API and the worker started again at a change, and the pages by Vite. */
await runUntilStopped(chooseDataFolder(process.env), start);

async function start({ onStop, say, signal }: Run): Promise<void> {
  const local = await readLocalSettings(process.env);
  const { PORT, host } = local.settings;
  const database = local.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: local.dataFolder, say }) : null;
  if (database) onStop(database.stop);
  const databaseUrl = local.databaseUrl ?? database?.url;
  await migrate(databaseUrl ?? '');
  signal.throwIfAborted();

  const apiPort = await findFreePort();
  const env = { ...local.environment, DATABASE_URL: databaseUrl, PORT: String(apiPort), HOST: '127.0.0.1' };
  const watched = (['api', 'worker'] as const).map((name) => watch(name, env));
  onStop(async () => void (await Promise.all(watched.map(endWatched))));

  process.env.STILLPOINT_API_ADDRESS = `http://127.0.0.1:${apiPort}`;
  const pages = await createServer({
    root: join(projectRoot, 'web'),
    configFile: join(projectRoot, 'vite.config.ts'),
    server: { host, port: PORT },
  });
  onStop(() => pages.close());
  await pages.listen();
  say(`Stillpoint reloads at each change, at http://localhost:${PORT}. Ctrl-C stops it.`);
}

function watch(name: keyof typeof processFlags, env: NodeJS.ProcessEnv): ChildProcess {
  const flags = ['--watch', '--watch-preserve-output', ...processFlags[name]];
  const child = fork(join(projectRoot, name, 'main.ts'), { cwd: projectRoot, env, execArgv: flags, detached: true });
  // Node's watcher does not notice by itself that we were killed.
  endWithUs(child, 'TERM');
  return child;
}

async function endWatched(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
