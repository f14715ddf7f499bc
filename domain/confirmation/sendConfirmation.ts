import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockAccount } from '../accounts/lockCredentials.ts';
import { issueToken, spendTokens } from '../accounts/mailTokens.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sealSecret } from '../mail/seal.ts';
import { checkConfirmation } from './checkConfirmation.ts';
import { secondsToNextLink } from './confirmation.queries.ts';

/** How the tokens of links are sealed; `null` where no mail is sent, and addresses are taken at their word. */
export type Confirming = { readonly sessionSecret: string } | null;

/** Hours for which the link in the mail works. */
const confirmHours = 48;
/** Links to confirm an address that one account is sent in an hour, and that one address is. */
const maxPerHour = 5;

/**
 * Sends a link that confirms an address; the one sent before ends. Only the mail has the token itself. The caller holds
 * the account's lock.
 */
export async function sendConfirmation(
  queries: Transaction,
  { accountId, email, sessionSecret }: { readonly accountId: string; readonly email: string; readonly sessionSecret: string },
): Promise<void> {
  const seconds = confirmHours * 3600;
  await spendTokens(queries, accountId, 'confirm');
  const token = await issueToken(queries, { accountId, purpose: 'confirm', email, seconds });
  await queueMail(queries, {
    accountId,
    kind: 'email.confirm',
    params: { email, hours: confirmHours },
    cause: `email.confirm:${randomUUID()}`,
    goodForSeconds: seconds,
    secret: sealSecret(sessionSecret, token),
    to: email,
  });
}

/**
 * Sends another link for the address that waits for one; where none does, nothing happens. Throws `RATE_LIMITED`, and
 * `ACCOUNT_DELETING` where the account awaits its deletion.
 */
export async function sendConfirmationAgain(queries: Transaction, accountId: string, sessionSecret: string): Promise<void> {
  const account = await lockAccount(queries, accountId);
  const email = account && (account.pendingEmail ?? (account.isEmailConfirmed ? null : account.email));
  if (!email) return;
  if (account.deletionDueAt !== null) throw new AppError('ACCOUNT_DELETING', 'the account awaits its deletion');
  await throttleLinks(queries, accountId, email);
  await sendConfirmation(queries, { accountId, email, sessionSecret });
}

/**
 * Another link for whoever holds one that came too late, signed in or not: it goes to the same address. Throws what
 * `checkConfirmation` throws, but `CONFIRM_EXPIRED`, and `RATE_LIMITED`.
 */
export async function renewConfirmation(queries: Transaction, token: string, sessionSecret: string): Promise<void> {
  const { accountId } = await checkConfirmation(queries, token, { late: true });
  await sendConfirmationAgain(queries, accountId, sessionSecret);
}

/** Nobody's mailbox is filled by us. The caller holds the account's lock. Throws `RATE_LIMITED`. */
export async function throttleLinks(queries: Transaction, accountId: string, email: string): Promise<void> {
  const retryAfterSeconds = await secondsToNextLink(queries, accountId, email, maxPerHour);
  if (retryAfterSeconds > 0) throw new AppError('RATE_LIMITED', 'too many links', { details: { retryAfterSeconds } });
}
