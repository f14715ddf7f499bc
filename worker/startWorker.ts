import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import * as z from 'zod';
import type { Log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { isUnavailable } from '../db/isUnavailable.ts';
import { logBadRow } from '../db/logBadRow.ts';
import { logFailure } from '../db/logFailure.ts';
import { openPool } from '../db/pool.ts';
import { startListener } from '../db/startListener.ts';
import { cancelChannel } from '../domain/generations/cancelGeneration.ts';
import { textLimits } from '../domain/compute/textLimits.ts';
import { ThreadPool } from '../domain/compute/ThreadPool.ts';
import { claimGeneration } from '../domain/generations/claimGeneration.ts';
import { DatabaseLostError } from './DatabaseLostError.ts';
import { repeatEvery } from './repeatEvery.ts';
import { reapGenerations } from './rounds.ts';
import { toGraphileLogger } from './toGraphileLogger.ts';
import { mailCrontab, mailTasks } from './mail/mailTasks.ts';
import { maintenanceCrontab, maintenanceTasks } from './maintenance.ts';
import { limitMsFor } from './generations/limitMsFor.ts';
import { CancelledError, StoppingError } from './generations/stopReasons.ts';
import { workOnLease } from './generations/workOnLease.ts';
import { setUpWriters } from './writing/setUpWriters.ts';
import { writeScript } from './writing/writeScript.ts';

export type Worker = {
  readonly stop: () => Promise<void>;
  /** Settles when it ends by itself; rejects with a `DatabaseLostError` where that is why. */
  readonly ended: Promise<void>;
  /** After such an end: lets go of what is left, whether or not the database answers. */
  readonly abandon: () => Promise<void>;
};

const Payload = z.object({ generationId: z.uuid() });

/** Milliseconds that a section under way gets to be saved when the worker is to stop. */
const stopGraceMs = 3000;
/** Milliseconds after which a worker whose runner gave up ends, whatever is still under way. */
const maxLettingGoMs = 8000;

/** Starts one worker process's work: jobs, the reaper and what is due by the clock. `ended` settles when it ends by itself. */
export async function startWorker(settings: Settings, log: Log): Promise<Worker> {
  const name = `${hostname()}:${process.pid}`;
  const database = await openPool(settings.DATABASE_URL, settings.WORKER_CONCURRENCY * 2 + 3, { onBadRow: logBadRow(log) });
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.WORKER_CONCURRENCY + 3 });
  // Without both handlers a lost connection would end the process.
  pool.on('error', (error) => logFailure(log, error, 'an idle connection failed'));
  pool.on('connect', (client) => client.on('error', (error) => logFailure(log, error, 'a connection failed')));
  const writers = setUpWriters(settings);
  const { WORKER_CONCURRENCY: atATime } = settings;
  const texts = new ThreadPool({ ...textLimits, threads: 1, maxWaiting: atATime, perAccount: atATime, waitMs: 60_000 }, log);
  const underWay = new Map<string, AbortController>();
  let stopping = false;

  const mail = mailTasks(database, log, settings);

  const tasks: TaskList = {
    ...mail.tasks,
    ...maintenanceTasks(database, log),
    write_script: async (payload) => {
      const { generationId } = Payload.parse(payload);
      const lease = stopping
        ? null
        : await database.transaction((queries) =>
            claimGeneration(queries, {
              generationId,
              worker: name,
              leaseSeconds: settings.LEASE_SECONDS,
              runningPerAccount: settings.RUNNING_PER_ACCOUNT,
            }),
          );
      if (!lease) return;
      const controller = new AbortController();
      underWay.set(generationId, controller);
      const betweenSections = () => {
        if (stopping) throw new StoppingError('the worker is to stop');
      };
      try {
        await workOnLease({
          database,
          log,
          lease,
          controller,
          leaseSeconds: settings.LEASE_SECONDS,
          renewSeconds: settings.LEASE_RENEW_SECONDS,
          limitMs: limitMsFor(lease.minutes),
          work: (signal) => writeScript({ database, texts, lease, writers, signal, betweenSections }),
        });
      } finally {
        underWay.delete(generationId);
      }
    },
  };

  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab: `${maintenanceCrontab}\n${mailCrontab}`,
    noHandleSignals: true,
    logger: toGraphileLogger(log),
    preset: { worker: { concurrentJobs: settings.WORKER_CONCURRENCY, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    mail.close();
    await Promise.allSettled([database.end(), pool.end()]);
    throw error;
  });
  const cancels = startListener({
    databaseUrl: settings.DATABASE_URL,
    channel: cancelChannel,
    log,
    onMessage: (generationId) => underWay.get(generationId)?.abort(new CancelledError('cancelled')),
    // A cancellation that was missed is found by the next renewal.
    onConnected: () => {},
  });
  const reaper = repeatEvery(
    settings.REAP_SECONDS * 1000,
    () => reapGenerations(database),
    (error) => logFailure(log, error, 'the reaper failed; it tries again'),
  );

  /** Ends the work under way: what is finished within the grace is saved, and the rest is for another worker. */
  const letGo = async (): Promise<void> => {
    stopping = true;
    reaper.stop();
    const grace = setTimeout(() => {
      for (const controller of underWay.values()) controller.abort(new StoppingError('the worker is to stop'));
    }, stopGraceMs);
    while (underWay.size > 0) await sleep(20);
    clearTimeout(grace);
  };

  // graphile-worker gives up where it cannot report how a job ended. After two such failures its own end never comes
  // (0.18: its batches count a failure twice), and it would stand there for ever, taking no job: the beginning is the sign.
  const whyItEnded: { last: unknown } = { last: undefined };
  const note = ({ error }: { error: unknown }): void => void (whyItEnded.last = error);
  runner.events.on('pool:fatalError', note);
  runner.events.on('worker:fatalError', note);
  const toReason = (error: unknown): unknown =>
    [error, whyItEnded.last].some((one) => isUnavailable(one))
      ? new DatabaseLostError('the queue’s runner lost the database', { cause: whyItEnded.last ?? error })
      : error;
  const gaveUp = new Promise<never>((_resolve, reject) => {
    runner.events.on('pool:gracefulShutdown', () => {
      if (stopping) return;
      const reason = toReason(new Error('the queue’s runner gave up', { cause: whyItEnded.last }));
      logFailure(log, reason, 'the queue’s runner gave up; the work under way is handed back');
      // Without a database nothing can be handed back; the leases then run out.
      void Promise.race([letGo(), sleep(maxLettingGoMs)]).finally(() => reject(reason));
    });
  });
  const ended = Promise.race([runner.promise, gaveUp]).catch((error: unknown) => {
    throw toReason(error);
  });

  return {
    ended,
    stop: async () => {
      stopping = true;
      await Promise.all([runner.stop(), letGo()]);
      mail.close();
      await Promise.all([cancels.stop(), reaper.settled(), texts.close(0)]);
      await Promise.all([database.end(), pool.end()]);
    },
    abandon: async () => {
      stopping = true;
      reaper.stop();
      mail.close();
      const left = [runner.promise, cancels.stop(), reaper.settled()];
      await Promise.race([Promise.allSettled(left), sleep(maxLettingGoMs)]);
      await Promise.race([Promise.allSettled([database.end(), pool.end()]), sleep(maxLettingGoMs)]);
    },
  };
}
