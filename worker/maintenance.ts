import type { TaskList } from 'graphile-worker';
import type { Log } from '../config/log.ts';
import type { Database } from '../db/pool.ts';
import { purgeSessions } from '../domain/sessions/livingSessions.ts';
import { purgeDeletedCollections } from '../domain/collections/deleteCollection.ts';
import { listLedgerViolations } from '../domain/credits/listLedgerViolations.ts';
import { purgeEvents, purgeLargePayloads } from '../domain/events/purgeEvents.ts';
import { purgeDevices } from '../domain/sessions/meetDevice.ts';
import { purgeTokens } from '../domain/accounts/mailTokens.ts';
import { purgeCounters } from '../domain/limits/clearCounters.ts';
import { purgeMail } from '../domain/mail/sweepMail.ts';
import { purgeNotifications } from '../domain/notifications/dismissNotification.ts';
import { purgePresence } from '../domain/notifications/presence.ts';
import { purgeWriteRates } from '../domain/quotas/countWrite.ts';
import { purgeAnswers } from '../domain/requests/answers.ts';
import { purgeDeletedScripts } from '../domain/scripts/removeDeletedScripts.ts';
import { purgeDeletedTemplates } from '../domain/templates/removeDeletedTemplates.ts';
import { deleteDueAccounts, notifyOfExpiringCredits, renewPeriods } from './rounds.ts';

/** What is due by the clock; each runs once, however many workers there are. */
export const maintenanceCrontab = [
  '* * * * * renew_periods ?max=1',
  '*/10 * * * * check_ledger ?max=1',
  '*/15 * * * * tell_expiring ?max=1',
  '23 * * * * purge ?max=1',
  '53 * * * * delete_accounts ?max=1',
].join('\n');

/** What nobody needs any more, each in a transaction of its own. */
const purges = [
  purgeDeletedTemplates,
  purgeEvents,
  purgeLargePayloads,
  purgeDevices,
  purgeTokens,
  purgeCounters,
  purgeMail,
  purgeNotifications,
  purgePresence,
  purgeWriteRates,
  purgeAnswers,
  purgeSessions,
  purgeDeletedScripts,
  purgeDeletedCollections,
];

export const maintenanceTasks = (database: Database, log: Log): TaskList => ({
  renew_periods: async () => void (await renewPeriods(database)),
  delete_accounts: async () => void (await deleteDueAccounts(database, new Date())),
  tell_expiring: async () => void (await notifyOfExpiringCredits(database)),
  check_ledger: async () => {
    const violations = await listLedgerViolations(database);
    if (violations.length > 0)
      log.fatal(
        { alarm: 'ledger', violations: violations.slice(0, 20), count: violations.length },
        'the ledger violates its invariants',
      );
  },
  purge: async () => {
    for (const purge of purges) await database.transaction(purge);
  },
});
