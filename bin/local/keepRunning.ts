import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalGroup } from './signalGroup.ts';

/** Milliseconds: the delay before the first new start, the longest one, and the time of health that starts afresh. */
export const restartDelays = { first: 500, max: 30_000, healthyAfter: 60_000 };

export type Death = { readonly how: string; readonly delay: number; readonly deaths: number };
export type KeptProcess = { readonly stop: (signal: NodeJS.Signals, grace: number) => Promise<void> };

/**
 * Keeps a process running: one that ends without being asked is started again, after a delay that doubles.
 * `start` makes the process; `onDeath` is told how it ended, when the next one starts and how many ended in a row.
 */
export function keepRunning(start: () => ChildProcess, onDeath: (death: Death) => void, delays = restartDelays): KeptProcess {
  let delay = delays.first;
  let deaths = 0;
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let child = begin();

  function begin(): ChildProcess {
    const began = performance.now();
    const next = start();
    const ended = (how: string): void => {
      next.removeAllListeners('exit').removeAllListeners('error');
      if (stopping) return;
      if (performance.now() - began > delays.healthyAfter) [delay, deaths] = [delays.first, 0];
      deaths += 1;
      onDeath({ how, delay, deaths });
      timer = setTimeout(() => (child = begin()), delay);
      delay = Math.min(delay * 2, delays.max);
    };
    next.once('exit', (code, signal) => ended(signal ?? `exit ${code}`));
    next.once('error', (error) => ended(error.message));
    return next;
  }

  return {
    async stop(signal, grace) {
      stopping = true;
      clearTimeout(timer);
      if (hasEnded(child)) return;
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill(signal);
      const late = new AbortController();
      await Promise.race([
        ended,
        sleep(grace, undefined, { signal: late.signal })
          .then(() => signalGroup(child, 'SIGKILL'))
          .catch(() => undefined),
      ]);
      late.abort();
      await ended;
    },
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}
