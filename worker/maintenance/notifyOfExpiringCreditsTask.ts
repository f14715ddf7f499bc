import type { Database } from '../../db/pool.ts';
import { listExpiringCredits, notifyOfExpiry } from '../../domain/credits/notifyOfExpiry.ts';
import { eachInTransaction } from '../eachInTransaction.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

/** Some accounts at a time, the rest with the next round. */
export const notifyOfExpiringCredits = async (database: Database): Promise<unknown> =>
  eachInTransaction(database, await listExpiringCredits(database, 500), notifyOfExpiry);

export const notifyOfExpiringCreditsTask: MaintenanceTask = {
  name: 'notify_of_expiring_credits',
  schedule: '*/15 * * * *',
  run: async ({ database }) => void (await notifyOfExpiringCredits(database)),
};
