import type { Database } from '../../db/pool.ts';
import { listDueAccounts } from '../../domain/credits/listDueAccounts.ts';
import { renewPeriod } from '../../domain/subscriptions/renewPeriod.ts';
import { eachInTransaction } from '../eachInTransaction.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

/** Some accounts at a time, the rest with the next round. */
export const renewPeriods = async (database: Database): Promise<unknown> =>
  eachInTransaction(database, await listDueAccounts(database, 200), renewPeriod);

export const renewPeriodsTask: MaintenanceTask = {
  name: 'renew_periods',
  schedule: '* * * * *',
  run: async ({ database }) => void (await renewPeriods(database)),
};
