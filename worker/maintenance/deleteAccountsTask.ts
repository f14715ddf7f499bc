import type { Database } from '../../db/pool.ts';
import { deleteDueAccount, listDueDeletions } from '../../domain/deletion/deleteDueAccount.ts';
import { eachInTransaction } from '../eachInTransaction.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

/** Some accounts at a time, the rest with the next round. */
export const deleteDueAccounts = async (database: Database, now: Date): Promise<unknown> =>
  eachInTransaction(database, await listDueDeletions(database, now, 50), (queries, id) => deleteDueAccount(queries, id, now));

export const deleteAccountsTask: MaintenanceTask = {
  name: 'delete_accounts',
  schedule: '53 * * * *',
  run: async ({ database }) => void (await deleteDueAccounts(database, new Date())),
};
