import { once } from 'node:events';
import type { Log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { untilReachable } from '../db/untilReachable.ts';
import { DatabaseLostError } from './DatabaseLostError.ts';
import { startWorker } from './startWorker.ts';

/**
 * Works until `signal` asks for the end. A database that is away, at the start or later, is waited for; a runner that ends for
 * any other reason is an error. `onReady` is called each time that work can begin.
 */
export async function keepWorking(settings: Settings, log: Log, signal: AbortSignal, onReady: () => void): Promise<void> {
  while (!signal.aborted) {
    const worker = await untilReachable(() => startWorker(settings, log), log, signal);
    onReady();
    const asked = signal.aborted ? Promise.resolve() : once(signal, 'abort');
    const end = await Promise.race([
      asked.then(() => 'asked' as const),
      worker.ended.then(
        () => null,
        (error: unknown) => error,
      ),
    ]);
    if (end === 'asked') return worker.stop();
    if (!(end instanceof DatabaseLostError)) throw end instanceof Error ? end : new Error('the queue’s runner ended');
    log.warn({ err: end }, 'the database went away; the work goes on when it is back');
    await Promise.race([worker.abandon(), asked]);
  }
}
