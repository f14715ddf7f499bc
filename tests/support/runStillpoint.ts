import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endWithTest } from './endWithTest.ts';

const root = join(import.meta.dirname, '../..');

export type Run = {
  readonly pid: number;
  /** The address, once it says that it is ready; an error with all that it said where it ends before. */
  readonly ready: Promise<string>;
  readonly said: () => string;
  readonly ended: Promise<{ readonly code: number | null; readonly said: string }>;
  readonly signal: (signal: NodeJS.Signals) => void;
};

/** Runs `npm start` without npm: the launcher, and what it launches. Nothing of the surroundings' settings leaks in. */
export function runStillpoint(settings: Readonly<Record<string, string>>): Run {
  const surroundings = Object.fromEntries(['PATH', 'HOME', 'TMPDIR', 'SystemRoot'].map((name) => [name, process.env[name]]));
  const child = endWithTest(
    spawn(process.execPath, ['bin/launch.mjs', 'bin/start.ts'], {
      cwd: root,
      env: { ...surroundings, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let said = '';
  const becameReady = Promise.withResolvers<string>();
  // Not every test waits for it.
  becameReady.promise.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /is ready at (\S+)/u.exec(said)?.[1];
      if (address) becameReady.resolve(address);
    });
  }
  const ended = new Promise<{ code: number | null; said: string }>((done) => {
    child.once('close', (code) => {
      becameReady.reject(new Error(`It ended with ${code}: ${said}`));
      done({ code, said });
    });
  });
  return {
    pid: child.pid ?? 0,
    ready: becameReady.promise,
    said: () => said,
    ended,
    signal: (signal) => void child.kill(signal),
  };
}
