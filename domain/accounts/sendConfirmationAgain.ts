import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockAccount } from './profile.queries.ts';
import { sendConfirmation } from './sendConfirmation.ts';
import { throttleLinks } from './throttleLinks.ts';

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
