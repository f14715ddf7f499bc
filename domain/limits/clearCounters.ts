import type { Transaction } from '../../db/pool.ts';
import { deleteAllCounters, deleteCountersOf, purgeCountersRows } from './limits.queries.ts';

/** Forgets the tries counted for these addresses and accounts, and no others'; `null` is everybody's, networks' too. Says how many counters. */
export const clearCounters = (queries: Transaction, subjects: readonly string[] | null): Promise<number> =>
  subjects === null ? deleteAllCounters(queries) : deleteCountersOf(queries, subjects);

/** Counters whose window is over are worth nothing. */
export const purgeCounters = async (queries: Transaction): Promise<void> => void (await purgeCountersRows(queries));
