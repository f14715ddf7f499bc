import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from '../config/log.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { logFailure } from '../db/logFailure.ts';
import { DatabaseLostError } from './DatabaseLostError.ts';

/** Milliseconds after which a worker whose runner gave up ends, whatever is still under way. */
const maxLettingGoMs = 8000;

type Watch = { readonly log: Log; readonly isStopping: () => boolean; readonly letGo: () => Promise<void> };

/**
 * Settles when the queue's runner ends; rejects, once the work under way is handed back, where it gave up.
 *
 * graphile-worker gives up where it cannot report how a job ended. After two such failures its own end never comes
 * (0.18: its batches count a failure twice), and it would stand there for ever, taking no job: the beginning is the sign.
 */
export function watchRunner(runner: Runner, { log, isStopping, letGo }: Watch): Promise<void> {
  const whyItEnded: { last: unknown } = { last: undefined };
  const note = ({ error }: { error: unknown }): void => void (whyItEnded.last = error);
  runner.events.on('pool:fatalError', note);
  runner.events.on('worker:fatalError', note);
  const toReason = (error: unknown): unknown =>
    [error, whyItEnded.last].some((one) => isUnavailable(one))
      ? new DatabaseLostError('the queue’s runner lost the database', { cause: whyItEnded.last ?? error })
      : error;
  let isGivingUp = false;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    runner.events.on('pool:gracefulShutdown', () => {
      if (isStopping()) return;
      isGivingUp = true;
      const reason = toReason(new Error('the queue’s runner gave up', { cause: whyItEnded.last }));
      logFailure(log, reason, 'the queue’s runner gave up; the work under way is handed back');
      // Without a database nothing can be handed back; the leases then run out.
      void Promise.race([letGo(), sleep(maxLettingGoMs)]).finally(() => reject(reason));
    });
  });
  // Its own end may come before the work is handed back, and says nothing of why.
  const ended = runner.promise.then(() => (isGivingUp ? gaveUp : undefined));
  return Promise.race([ended, gaveUp]).catch((error: unknown) => {
    throw toReason(error);
  });
}
