import type { Database } from '../../db/pool.ts';
import { listReapable, reapGeneration } from '../../domain/generations/reapGeneration.ts';
import { eachInTransaction } from '../eachInTransaction.ts';

/** Some at a time, the rest with the next round. Gives how many generations were fixed. */
export async function reapGenerations(database: Database): Promise<number> {
  const outcomes = await eachInTransaction(database, await listReapable(database, 50), reapGeneration);
  return outcomes.filter(Boolean).length;
}
