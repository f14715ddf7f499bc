import type { Queries } from '../../db/pool.ts';
import type { Database } from '../../db/pool.ts';
import {
  claimMailRow,
  markFailed,
  markSent,
  putOffMail,
  type ClaimedMail,
  purgeMailRows,
  enqueueMissed,
} from './mail.queries.ts';
import { renderStored, type MailSettings } from './renderStored.ts';
import type { RenderedMail } from './renderMail.ts';

export type OutgoingMail = RenderedMail & { readonly id: string; readonly to: string };

/** What a mail server said. `refused` is for good, `delayed` may pass. */
export type SendResult = { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'delayed'; readonly reason: string };

export type Send = (mail: OutgoingMail) => Promise<SendResult>;

/** Seconds until the next attempt, after each that failed; there is none after the last. */
const delays = [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;

/**
 * One attempt at one mail: nobody else tries meanwhile, and its end is written down once. A process that dies between
 * the server's yes and that writing leaves a mail that is tried again; both copies then carry the same Message-ID.
 * Gives how it ended, `null` where there was nothing to do.
 */
export async function sendMail(
  database: Database,
  id: string,
  settings: MailSettings,
  send: Send,
): Promise<SendResult['outcome'] | 'lost' | null> {
  const mail = await claimMailRow(database, id);
  if (!mail) return null;
  const result = await attempt(mail, settings, send);
  if (result.outcome === 'sent') {
    await markSent(database, id, mail.attempts);
    return 'sent';
  }
  const delay = delays[mail.attempts - 1];
  if (result.outcome === 'delayed' && delay !== undefined) {
    await putOffMail(database, id, mail.attempts, result.reason, delay);
    return 'delayed';
  }
  await markFailed(database, id, mail.attempts, result.reason);
  return result.outcome === 'delayed' ? 'lost' : 'refused';
}

async function attempt(mail: ClaimedMail, settings: MailSettings, send: Send): Promise<SendResult> {
  let rendered: RenderedMail;
  try {
    rendered = renderStored(mail, settings);
  } catch (error) {
    // Another attempt would find the same: the failure is kept, where operators see it.
    return { outcome: 'refused', reason: `it cannot be made: ${String(error)}` };
  }
  return send({ ...rendered, id: mail.id, to: mail.to });
}

/** Mails go when nobody asks for them any more. */
export const purgeMail = (queries: Queries): Promise<void> => purgeMailRows(queries);

/** Enqueues mails that wait and that no job is for. */
export const sweepMail = (queries: Queries): Promise<void> => enqueueMissed(queries);
