import { availableParallelism } from 'node:os';
import type { PoolLimits } from './ThreadPool.ts';

/**
 * Files to be sent. One core is left to the event loop, and what is written has a lower priority than what is answered;
 * whoever reads slowly has two minutes.
 */
export const fileLimits: PoolLimits = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxWaiting: 20,
  waitMs: 30_000,
  perAccount: 2,
  deadlineMs: 120_000,
  idleMs: 30_000,
  nice: 5,
};
