import * as z from 'zod/mini';
import { sql, type Transaction } from '../../db/pool.ts';
import { Content, content, markFailed, markSent, putOffMail } from './mail.queries.ts';
import type { RenderedMail } from './renderMail.ts';
import { renderStored, type MailSettings } from './renderStored.ts';

export type OutgoingMail = RenderedMail & { readonly id: string; readonly to: string };

/** What a mail server said. `refused` is for good, `delayed` may pass. */
export type SendResult = { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'delayed'; readonly reason: string };

export type Send = (mail: OutgoingMail) => Promise<SendResult>;

/** Seconds until the next attempt, after each that failed; there is none after the last. */
const delays = [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;

const Claimed = z.extend(Content, { attempts: z.int() });

export type ClaimedMail = z.infer<typeof Claimed>;

/** Seconds that a worker has for one attempt; after that another may try. */
const claimSeconds = 180;

/**
 * A mail that is due is taken for one attempt: claimed in one transaction, sent (`sendMail`) and settled in another, so nobody else
 * tries meanwhile. `null` where there is nothing to do.
 */
export const claimMail = (queries: Transaction, id: string): Promise<ClaimedMail | null> =>
  queries.maybeOne(sql.type(Claimed)`
    update mail set status = 'sending', attempts = attempts + 1, claimed_until = now() + make_interval(secs => ${claimSeconds})
    where id = ${id} and good_until > now() and to_address is not null
      and ((status = 'waiting' and available_at <= now()) or (status = 'sending' and claimed_until <= now()))
    returning ${content}, attempts`);

/** One attempt at a mail that was claimed. */
export async function sendMail(mail: ClaimedMail, settings: MailSettings, send: Send): Promise<SendResult> {
  let rendered: RenderedMail;
  try {
    rendered = renderStored(mail, settings);
  } catch (error) {
    // Another attempt would find the same: the failure is kept, where operators see it.
    return { outcome: 'refused', reason: `it cannot be made: ${String(error)}` };
  }
  return send({ ...rendered, id: mail.id, to: mail.to });
}

/**
 * The end of an attempt is written down once. A process that dies between the server's yes and this leaves a mail that is tried
 * again; both copies then carry the same Message-ID. Gives how it ended; `lost` is delayed for the last time.
 */
export async function settleMail(
  queries: Transaction,
  { id, attempts }: ClaimedMail,
  result: SendResult,
): Promise<SendResult['outcome'] | 'lost'> {
  if (result.outcome === 'sent') {
    await markSent(queries, id, attempts);
    return 'sent';
  }
  const delay = delays[attempts - 1];
  if (result.outcome === 'delayed' && delay !== undefined) {
    await putOffMail(queries, id, attempts, result.reason, delay);
    return 'delayed';
  }
  await markFailed(queries, id, attempts, result.reason);
  return result.outcome === 'delayed' ? 'lost' : 'refused';
}
