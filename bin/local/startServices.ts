import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processFlags } from '../processFlags.ts';
import { keepRunning, type KeptProcess } from './keepRunning.ts';
import { logFile, type LocalSettings } from './readLocalSettings.ts';
import { projectRoot } from './projectRoot.ts';
import { shortenPath } from './shortenPath.ts';
import { StartError } from './StartError.ts';

const services = { api: 'The API', worker: 'The worker' } as const;
type ServiceName = keyof typeof services;
type Service = { readonly kept: KeptProcess; readonly ready: Promise<void> };

/** Bytes at which a log begins again; the last one is kept beside it. */
const maxLogBytes = 10_000_000;
/** So many deaths in a row before it was ever ready mean that it cannot start at all. */
const hopeless = 5;
const readyWithin = 60_000;
/** A worker hands its work back within 10 s. */
const stopGrace = 15_000;

export type Services = { readonly ready: (signal: AbortSignal) => Promise<void>; readonly stop: () => Promise<void> };

/** Starts the API and one worker as processes of their own, and keeps them running until `stop`. */
export function startServices(local: LocalSettings, databaseUrl: string, say: (line: string) => void): Services {
  const env = { ...local.environment, DATABASE_URL: databaseUrl };
  const started = (Object.keys(services) as ServiceName[]).map((name) => startService(name, env, local, say));
  return {
    async ready(signal) {
      await Promise.race([Promise.all(started.map((service) => service.ready)), aborted(signal)]);
      await waitUntilReady(local, signal);
    },
    async stop() {
      await Promise.all(started.map((service) => service.kept.stop('SIGTERM', stopGrace)));
    },
  };
}

function startService(
  name: ServiceName,
  env: NodeJS.ProcessEnv,
  { dataFolder }: LocalSettings,
  say: (line: string) => void,
): Service {
  const { promise: ready, resolve: becomeReady, reject } = Promise.withResolvers<void>();
  const log = logFile(dataFolder, name);
  let wasReady = false;
  const start = (): ChildProcess => {
    const child = forkInto(log, name, env);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      wasReady = true;
      becomeReady();
    });
    return child;
  };
  const kept = keepRunning(start, ({ how, delay, deaths }) => {
    if (!wasReady && deaths >= hopeless)
      reject(
        new StartError(`${services[name]} does not start (${how}). The end of its log, ${shortenPath(log)}:\n${readEnd(log)}`),
      );
    else say(`${services[name]} stopped (${how}); starting it again in ${delay / 1000} s. Its log is ${shortenPath(log)}`);
  });
  return { kept, ready };
}

function forkInto(log: string, name: ServiceName, env: NodeJS.ProcessEnv): ChildProcess {
  const file = openLog(log);
  // In a group of its own: Ctrl-C in a terminal reaches it through us, so that everything stops in order.
  const child = fork(join(projectRoot, name, 'main.ts'), {
    cwd: projectRoot,
    env,
    execArgv: [...processFlags[name]],
    detached: true,
    stdio: ['ignore', file, file, 'ipc'],
  });
  closeSync(file);
  return child;
}

function openLog(log: string): number {
  mkdirSync(dirname(log), { recursive: true });
  const found = statSync(log, { throwIfNoEntry: false });
  if (found && found.size > maxLogBytes) renameSync(log, `${log}.old`);
  return openSync(log, 'a', 0o600);
}

function readEnd(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

async function waitUntilReady({ settings }: LocalSettings, signal: AbortSignal): Promise<void> {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
  const address = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}/readyz`);
  let last = '';
  for (const end = Date.now() + readyWithin; Date.now() < end; await sleep(50)) {
    signal.throwIfAborted();
    const answer = await fetch(address).catch((error: Error) => error.message);
    if (typeof answer === 'string') last = answer;
    else if (answer.ok) return;
    else last = await answer.text();
  }
  throw new StartError(`Not ready after ${readyWithin / 1000} s: ${last}`);
}
