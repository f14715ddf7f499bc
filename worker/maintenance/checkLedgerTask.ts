import { listLedgerViolations } from '../../domain/credits/listLedgerViolations.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

export const checkLedgerTask: MaintenanceTask = {
  name: 'check_ledger',
  schedule: '*/10 * * * *',
  run: async ({ database, log }) => {
    const violations = await listLedgerViolations(database);
    if (violations.length > 0)
      log.fatal(
        { alarm: 'ledger', violations: violations.slice(0, 20), count: violations.length },
        'the ledger violates its invariants',
      );
  },
};
