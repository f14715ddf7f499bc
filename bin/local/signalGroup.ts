import type { ChildProcess } from 'node:child_process';

/** Signals a detached process and whatever it has started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The group is gone already, which is what was wanted.
  }
}
