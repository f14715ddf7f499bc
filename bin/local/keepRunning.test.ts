import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { keepRunning, type Death } from './keepRunning.ts';

const delays = { first: 10, max: 40, healthyAfter: 60_000 };
const run = (script: string) => (): ChildProcess => spawn(process.execPath, ['-e', script], { stdio: 'ignore', detached: true });

test('a process that dies is started again, each time later, up to the longest delay', async () => {
  const deaths: Death[] = [];
  const kept = keepRunning(run('process.exit(3)'), (death) => deaths.push(death), delays);
  await vi.waitUntil(() => deaths.length >= 4, { timeout: 10_000 });
  await kept.stop('SIGTERM', 1000);
  expect(deaths.slice(0, 4)).toEqual([
    { how: 'exit 3', delay: 10, deaths: 1 },
    { how: 'exit 3', delay: 20, deaths: 2 },
    { how: 'exit 3', delay: 40, deaths: 3 },
    { how: 'exit 3', delay: 40, deaths: 4 },
  ]);
});

test('time in good health starts the delays afresh', async () => {
  const deaths: Death[] = [];
  const kept = keepRunning(run(''), (death) => deaths.push(death), { ...delays, healthyAfter: 0 });
  await vi.waitUntil(() => deaths.length >= 3, { timeout: 10_000 });
  await kept.stop('SIGTERM', 1000);
  expect(deaths.every(({ delay, deaths: row }) => delay === 10 && row === 1)).toBe(true);
});

test('a stop ends it for good, also when it does not listen', async () => {
  const deaths: Death[] = [];
  let child: ChildProcess | undefined;
  const start = (): ChildProcess =>
    (child = spawn('sh', ['-c', 'trap "" TERM; echo up; sleep 60'], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] }));
  const kept = keepRunning(start, (death) => deaths.push(death), delays);
  if (child?.stdout) await once(child.stdout, 'data');
  await kept.stop('SIGTERM', 100);
  expect(child?.signalCode).toBe('SIGKILL');
  expect(deaths).toEqual([]);
});
