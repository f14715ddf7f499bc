import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../config/log.ts';
import type { Settings } from '../config/settings.ts';
import { logBadRow } from '../db/logBadRow.ts';
import { logFailure } from '../db/logFailure.ts';
import { openPool, type Database } from '../db/pool.ts';
import { startListener } from '../db/startListener.ts';
import { cancelChannel } from '../domain/generations/cancelGeneration.ts';
import { createWriting } from './generations/createWriting.ts';
import { reapGenerations } from './generations/reapGenerations.ts';
import { repeatEvery } from './repeatEvery.ts';
import { toGraphileLogger } from './toGraphileLogger.ts';
import { mailTasks } from './mail/mailTasks.ts';
import { maintenanceCrontab, maintenanceTasks } from './maintenance/maintenanceTasks.ts';
import { watchRunner } from './watchRunner.ts';

export type Worker = {
  readonly stop: () => Promise<void>;
  /** Settles when it ends by itself; rejects with a `DatabaseLostError` where that is why. */
  readonly ended: Promise<void>;
  /** After such an end: lets go of what is left, whether or not the database answers. */
  readonly abandon: () => Promise<void>;
};

/** Milliseconds after which a worker that ended by itself lets go of what does not answer. */
const maxLettingGoMs = 8000;

/** Starts one worker process's work: jobs, the reaper and what is due by the clock. `ended` settles when it ends by itself. */
export async function startWorker(settings: Settings, log: Log): Promise<Worker> {
  const database = await openDatabase(settings, log);
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: settings.WORKER_CONCURRENCY + 3 });
  // Without both handlers a lost connection would end the process.
  pool.on('error', (error) => logFailure(log, error, 'an idle connection failed'));
  pool.on('connect', (client) => client.on('error', (error) => logFailure(log, error, 'a connection failed')));
  const writing = createWriting({ database, log, settings, worker: `${hostname()}:${process.pid}` });
  const mail = mailTasks(database, log, settings);

  const tasks: TaskList = {
    ...mail.tasks,
    ...maintenanceTasks({ database, log, settings }),
    write_script: writing.write,
  };

  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    crontab: maintenanceCrontab,
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
    onMessage: writing.cancel,
    // A cancellation that was missed is found by the next renewal.
    onConnected: () => {},
  });
  const reaper = repeatEvery(
    settings.REAP_SECONDS * 1000,
    () => reapGenerations(database),
    (error) => logFailure(log, error, 'the reaper failed; it tries again'),
  );

  const letGo = (): Promise<void> => {
    reaper.stop();
    return writing.letGo();
  };
  const ended = watchRunner(runner, { log, isStopping: writing.isStopping, letGo });

  return {
    ended,
    stop: async () => {
      writing.takeNoMore();
      await Promise.all([runner.stop(), letGo()]);
      mail.close();
      await Promise.all([cancels.stop(), reaper.settled(), writing.close()]);
      await Promise.all([database.end(), pool.end()]);
    },
    abandon: async () => {
      writing.takeNoMore();
      reaper.stop();
      mail.close();
      const left = [runner.promise, cancels.stop(), reaper.settled()];
      await Promise.race([Promise.allSettled(left), sleep(maxLettingGoMs)]);
      await Promise.race([Promise.allSettled([database.end(), pool.end()]), sleep(maxLettingGoMs)]);
    },
  };
}

/** Connections for each script under way, the renewal of its lease, and what is due by the clock. */
const openDatabase = ({ DATABASE_URL, WORKER_CONCURRENCY }: Settings, log: Log): Promise<Database> =>
  openPool(DATABASE_URL, WORKER_CONCURRENCY * 2 + 3, { onBadRow: logBadRow(log), prepares: true });
