import type { TaskList } from 'graphile-worker';
import * as z from 'zod';
import type { Log } from '../../config/log.ts';
import { publicUrlOf, type Settings } from '../../config/settings.ts';
import type { Database } from '../../db/pool.ts';
import { sendReset } from '../../domain/recovery/sendReset.ts';
import { claimMail, sendMail, settleMail } from '../../domain/mail/sendMail.ts';
import { createSender } from './createSender.ts';

const Payload = z.object({ mailId: z.uuid() });

/** The outbox's work. Without a mail server the mails stay where they are. */
export function mailTasks(database: Database, log: Log, settings: Settings): { tasks: TaskList; close: () => void } {
  const publicUrl = publicUrlOf(settings);
  const sender =
    settings.SMTP_URL && settings.MAIL_FROM
      ? createSender({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, publicUrl })
      : null;
  const tasks: TaskList = {
    send_mail: async (payload) => {
      if (!sender) return;
      const { mailId } = Payload.parse(payload);
      const mail = await database.transaction((queries) => claimMail(queries, mailId));
      if (!mail) return;
      const result = await sendMail(mail, { publicUrl, sessionSecret: settings.SESSION_SECRET }, sender.send);
      const outcome = await database.transaction((queries) => settleMail(queries, mail, result));
      if (outcome === 'refused' || outcome === 'lost') log.warn({ mailId, outcome }, 'a mail could not be sent');
    },
    send_reset: async (payload) => {
      const { email } = z.object({ email: z.string() }).parse(payload);
      await database.transaction((queries) => sendReset(queries, email, settings.SESSION_SECRET));
    },
  };
  return { tasks, close: () => sender?.close() };
}
