import { EventEmitter } from 'node:events';
import type { Runner } from 'graphile-worker';
import { expect, test } from 'vitest';
import { capturedLog } from '../tests/support/capturedLog.ts';
import { DatabaseLostError } from './DatabaseLostError.ts';
import { watchRunner } from './watchRunner.ts';

const { log } = capturedLog('worker');
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

function createRunner() {
  const events = new EventEmitter();
  const end = Promise.withResolvers<void>();
  return { events, end, runner: { events, promise: end.promise } as unknown as Runner }; // what is watched of it
}

test('a runner that gave up without a database says so, also where its own end comes first', async () => {
  const { events, end, runner } = createRunner();
  const handedBack = Promise.withResolvers<void>();
  const ended = watchRunner(runner, { log, isStopping: () => false, letGo: () => handedBack.promise });
  events.emit('worker:fatalError', { error: refused });
  events.emit('pool:gracefulShutdown', {});
  end.resolve();
  setTimeout(() => handedBack.resolve(), 20);
  await expect(ended).rejects.toBeInstanceOf(DatabaseLostError);
});

test('one that is stopped ends', async () => {
  const { events, end, runner } = createRunner();
  const ended = watchRunner(runner, { log, isStopping: () => true, letGo: () => Promise.resolve() });
  events.emit('pool:gracefulShutdown', {});
  end.resolve();
  await expect(ended).resolves.toBeUndefined();
});
