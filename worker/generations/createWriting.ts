import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { Log } from '../../config/log.ts';
import { isBeta, type Settings } from '../../config/settings.ts';
import type { Database } from '../../db/pool.ts';
import { textLimits } from '../../domain/compute/textLimits.ts';
import { ThreadPool } from '../../domain/compute/ThreadPool.ts';
import { claimGeneration } from '../../domain/generations/claimGeneration.ts';
import { setUpWriters } from '../writing/setUpWriters.ts';
import { writeScript } from '../writing/writeScript.ts';
import { limitMsFor } from './limitMsFor.ts';
import { CancelledError, StoppingError } from './stopReasons.ts';
import { workOnLease } from './workOnLease.ts';

const Payload = z.object({ generationId: z.uuid() });

/** Milliseconds that a section under way gets to be saved when the worker is to stop. */
const stopGraceMs = 3000;

type Parts = { readonly database: Database; readonly log: Log; readonly settings: Settings; readonly worker: string };

/** The scripts that this worker writes: each on a lease of its own, until it ends, is cancelled or the worker is to stop. */
export function createWriting({ database, log, settings, worker }: Parts) {
  const writers = setUpWriters(settings);
  const { WORKER_CONCURRENCY: atATime } = settings;
  const texts = new ThreadPool({ ...textLimits, threads: 1, maxWaiting: atATime, perAccount: atATime, waitMs: 60_000 }, log);
  const underWay = new Map<string, AbortController>();
  let stopping = false;

  const claim = (generationId: string) =>
    database.transaction((queries) =>
      claimGeneration(queries, {
        generationId,
        worker,
        leaseSeconds: settings.LEASE_SECONDS,
        runningPerAccount: settings.RUNNING_PER_ACCOUNT,
      }),
    );
  const betweenSections = (): void => {
    if (stopping) throw new StoppingError('the worker is to stop');
  };

  return {
    write: async (payload: unknown): Promise<void> => {
      const { generationId } = Payload.parse(payload);
      const lease = stopping ? null : await claim(generationId);
      if (!lease) return;
      const controller = new AbortController();
      underWay.set(generationId, controller);
      try {
        await workOnLease({
          database,
          log,
          lease,
          controller,
          leaseSeconds: settings.LEASE_SECONDS,
          renewSeconds: settings.LEASE_RENEW_SECONDS,
          limitMs: limitMsFor(lease.minutes),
          work: (signal) => writeScript({ database, texts, lease, writers, isBeta: isBeta(settings), signal, betweenSections }),
        });
      } finally {
        underWay.delete(generationId);
      }
    },
    cancel: (generationId: string): void => underWay.get(generationId)?.abort(new CancelledError('cancelled')),
    isStopping: (): boolean => stopping,
    takeNoMore: (): void => {
      stopping = true;
    },
    /** Ends the work under way: what is finished within the grace is saved, and the rest is for another worker. */
    letGo: async (): Promise<void> => {
      stopping = true;
      const grace = setTimeout(() => {
        for (const controller of underWay.values()) controller.abort(new StoppingError('the worker is to stop'));
      }, stopGraceMs);
      while (underWay.size > 0) await sleep(20);
      clearTimeout(grace);
    },
    close: () => texts.close(0),
  };
}
