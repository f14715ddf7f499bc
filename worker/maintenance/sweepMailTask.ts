import { sweepMail } from '../../domain/mail/sweepMail.ts';
import type { MaintenanceTask } from './MaintenanceTask.ts';

/** Without a mail server the mails stay where they are. */
export const sweepMailTask: MaintenanceTask = {
  name: 'sweep_mail',
  schedule: '* * * * *',
  run: async ({ database, settings }) => {
    if (settings.SMTP_URL) await database.transaction(sweepMail);
  },
};
