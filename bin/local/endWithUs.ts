import { spawn, type ChildProcess } from 'node:child_process';
import type { Account } from './chooseAccount.ts';

/**
 * Sees to it that a detached process ends when we are gone, however that came. A shell of a few kilobytes holds our end
 * of a pipe: when we are gone, its read ends, and it sends the signal.
 */
export function endWithUs(child: ChildProcess, signal: 'INT' | 'TERM', account: Account = {}): void {
  if (process.platform === 'win32' || child.pid === undefined) return;
  const shell = spawn('sh', ['-c', 'read -r _; kill -s "$1" "$2"', 'sh', signal, String(child.pid)], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell there is no guard: the next start then finds and stops what was left.
  shell.on('error', () => undefined);
  shell.stdin?.on('error', () => undefined);
  shell.unref();
  child.once('exit', () => shell.kill('SIGKILL'));
}
