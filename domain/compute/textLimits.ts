import type { PoolLimits } from './ThreadPool.ts';

/** Texts: read, timed, checked, composed. Each takes well under a second, and somebody waits for it. */
export const textLimits: PoolLimits = {
  threads: 2,
  maxWaiting: 64,
  waitMs: 20_000,
  perAccount: 8,
  deadlineMs: 20_000,
  idleMs: 60_000,
  nice: 0,
};
