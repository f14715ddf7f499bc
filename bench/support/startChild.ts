import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../bin/local/projectRoot.ts';

export type Child = {
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Hands it something and gives its next message. Throws where it ends instead. */
  readonly ask: (brief: Serializable) => Promise<unknown>;
};

const readyWithin = 30_000;
const stopWithin = 12_000;

/** Starts a script of the project as a process of its own, hands it `brief`, and waits until it says that it is ready. */
export async function startChild(
  script: string,
  environment: Record<string, string>,
  { brief, flags = [] }: { readonly brief?: Serializable; readonly flags?: readonly string[] } = {},
): Promise<Child> {
  const child = fork(join(projectRoot, script), {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    execArgv: [...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    await ended;
    clearTimeout(kill);
  };
  const ask = async (asked: Serializable): Promise<unknown> => {
    const answer = Promise.race([
      once(child, 'message').then(([message]: unknown[]) => message),
      ended.then(() => Promise.reject(new Error(`${script} ended before it answered`))),
    ]);
    child.send(asked);
    return answer;
  };
  if (brief !== undefined) child.send(brief);
  const patience = new AbortController();
  const outcome = await Promise.race([
    once(child, 'message').then(() => 'ready'),
    ended.then(() => 'ended'),
    sleep(readyWithin, 'late', { signal: patience.signal }).catch(() => 'late'),
  ]);
  patience.abort();
  if (outcome === 'ready' && child.pid !== undefined) return { pid: child.pid, stop, ask };
  await stop();
  throw new Error(`${script} did not get ready: ${outcome}`);
}
