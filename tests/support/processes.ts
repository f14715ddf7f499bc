import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processFlags } from '../../bin/processFlags.ts';

export type ServiceSettings = Readonly<Record<string, string | number>>;
export type Ending = { readonly code: number | null; readonly signal: NodeJS.Signals | null };
/** A line of a service's log; pino's levels: 30 is news, 40 a warning, 50 an error. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg: string };

/** A real process of the product, as it runs in production. */
export type Service = {
  readonly name: string;
  readonly pid: number;
  /** Of an API: where it listens. */
  readonly port: number;
  readonly ended: Promise<Ending>;
  readonly ending: () => Ending | null;
  readonly log: () => readonly LogLine[];
  readonly errors: () => string;
  /** Sends a signal and no more; whoever kills says so, and the process is not missed at the end. */
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Resolves with the first line that fits, past or to come. */
  readonly logged: (fits: (line: LogLine) => boolean, milliseconds?: number) => Promise<LogLine>;
};

const root = join(import.meta.dirname, '../..');
const readyWithin = 30_000;
const mains = { api: 'api/main.ts', worker: 'worker/main.ts' } as const;

/** What every service of a test is started with; nothing of the surroundings but the way to programs leaks in. */
const surroundings = {
  ...Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]),
  ),
  STILLPOINT_MODE: 'local',
  SESSION_SECRET: 'a secret of the tests, forty characters.',
  PORT: '0',
};

/** Starts `node api/main.ts` or `node worker/main.ts` and waits until it says that it is ready, unless `whenReady` is false. */
export async function startService(
  name: keyof typeof mains,
  settings: ServiceSettings,
  { whenReady = true } = {},
): Promise<Service> {
  const given = Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, String(value)]));
  const child = fork(join(root, mains[name]), {
    cwd: root,
    execArgv: [...processFlags[name]],
    env: { ...surroundings, ...given },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const completion = hear(child);
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
  const late = sleep(readyWithin, 'late' as const, { ref: false });
  const first = whenReady ? await Promise.race([ready, completion.ended, late]) : undefined;
  if (first !== undefined) {
    child.kill('SIGKILL');
    throw new Error(`${mains[name]} did not start (${JSON.stringify(first)}): ${completion.errors()}`);
  }
  const { pid } = child;
  if (pid === undefined) throw new Error(`${mains[name]} has no process`);
  const listening = name === 'api' && whenReady ? await completion.logged(({ msg }) => msg === 'listening') : null;
  return {
    name: `${name} ${pid}`,
    pid,
    port: Number(listening?.['port'] ?? 0),
    ...completion,
    signal: (signal) => void child.kill(signal),
  };
}

function hear(child: ChildProcess) {
  const lines: LogLine[] = [];
  const waiting = new Set<() => void>();
  let errors = '';
  let rest = '';
  let ending: Ending | null = null;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const parts = `${rest}${text}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) lines.push(JSON.parse(part));
    for (const look of waiting) look();
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<Ending>((resolve) => {
    // 'close' comes when everything it wrote has been read.
    child.once('close', (code, signal) => resolve((ending = { code, signal })));
  });
  const logged = (fits: (line: LogLine) => boolean, milliseconds = 20_000): Promise<LogLine> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => end(() => reject(new Error(`the log never said it; it ends with ${JSON.stringify(lines.slice(-5))}`))),
        milliseconds,
      );
      const end = (tell: () => void) => {
        clearTimeout(late);
        waiting.delete(look);
        tell();
      };
      const look = () => {
        const found = lines.find(fits);
        if (found) end(() => resolve(found));
      };
      waiting.add(look);
      look();
    });
  return { ended, ending: () => ending, log: () => lines, errors: () => errors, logged };
}

/** Stops a service as an operator would; one that does not go in time is killed, and the answer says so. */
export async function stopService(service: Service, milliseconds = 10_000): Promise<Ending> {
  service.signal('SIGCONT');
  service.signal('SIGTERM');
  const late = new AbortController();
  const timer = sleep(milliseconds, undefined, { signal: late.signal }).then(
    () => service.signal('SIGKILL'),
    () => undefined,
  );
  const ending = await service.ended;
  late.abort();
  await timer;
  return ending;
}
