import type { TaskList } from 'graphile-worker';
import { checkLedgerTask } from './checkLedgerTask.ts';
import { deleteAccountsTask } from './deleteAccountsTask.ts';
import type { MaintenanceContext, MaintenanceTask } from './MaintenanceTask.ts';
import { notifyOfExpiringCreditsTask } from './notifyOfExpiringCreditsTask.ts';
import { purgeTask } from './purgeTask.ts';
import { renewPeriodsTask } from './renewPeriodsTask.ts';
import { sweepMailTask } from './sweepMailTask.ts';

const all: readonly MaintenanceTask[] = [
  renewPeriodsTask,
  checkLedgerTask,
  notifyOfExpiringCreditsTask,
  purgeTask,
  deleteAccountsTask,
  sweepMailTask,
];

/** When each is due, one job of each at a time. */
export const maintenanceCrontab = all.map(({ schedule, name }) => `${schedule} ${name} ?max=1`).join('\n');

export const maintenanceTasks = (context: MaintenanceContext): TaskList =>
  Object.fromEntries(all.map(({ name, run }) => [name, () => run(context)]));
