import type { ChildProcess } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** Kills a process when the test that started it is over, however it ended: one that is left would keep the runner waiting. */
export function endWithTest<T extends ChildProcess>(child: T): T {
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
