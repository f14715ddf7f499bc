import { purgeSessions } from '../../domain/sessions/livingSessions.ts';
import { purgeDeletedCollections } from '../../domain/collections/deleteCollection.ts';
import { purgeEvents, purgeLargePayloads } from '../../domain/events/purgeEvents.ts';
import { purgeDevices } from '../../domain/sessions/meetDevice.ts';
import { purgeTokens } from '../../domain/accounts/mailTokens.ts';
import { purgeCounters } from '../../domain/limits/clearCounters.ts';
import { purgeMail } from '../../domain/mail/sweepMail.ts';
import { purgeNotifications } from '../../domain/notifications/dismissNotification.ts';
import { purgePresence } from '../../domain/notifications/presence.ts';
import { purgeWriteRates } from '../../domain/quotas/countWrite.ts';
import { purgeAnswers } from '../../domain/requests/answers.ts';
import { purgeDeletedScripts } from '../../domain/scripts/removeDeletedScripts.ts';
import { purgeDeletedTemplates } from '../../domain/templates/removeDeletedTemplates.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

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

export const purgeTask: MaintenanceTask = {
  name: 'purge',
  schedule: '23 * * * *',
  run: async ({ database }) => {
    for (const purge of purges) await database.transaction(purge);
  },
};
