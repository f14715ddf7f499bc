import type { TaskList } from 'graphile-worker';
import type { Log } from '../config/log.ts';
import type { Database } from '../db/pool.ts';
import { renewPeriods } from '../domain/accounts/renewPeriods.ts';
import { purgeSessions } from '../domain/accounts/sessions.queries.ts';
import { listLedgerFaults } from '../domain/credits/credits.queries.ts';
import { purgeEvents } from '../domain/events/events.queries.ts';
import { purgeAnswers } from '../domain/generations/generations.queries.ts';
import { purgeDeletedScripts } from '../domain/scripts/scripts.queries.ts';

/** What is due by the clock; each runs once, however many workers there are. */
export const maintenanceCrontab = [
  '* * * * * renew_periods ?max=1',
  '*/10 * * * * check_ledger ?max=1',
  '23 * * * * purge ?max=1',
].join('\n');

export const maintenanceTasks = (database: Database, log: Log): TaskList => ({
  renew_periods: async () => void (await renewPeriods(database)),
  check_ledger: async () => {
    const faults = await listLedgerFaults(database);
    if (faults.length > 0)
      log.fatal({ alarm: 'ledger', faults: faults.slice(0, 20), count: faults.length }, 'the ledger violates its invariants');
  },
  purge: async () => {
    for (const purge of [purgeEvents, purgeAnswers, purgeSessions, purgeDeletedScripts]) await purge(database);
  },
});
