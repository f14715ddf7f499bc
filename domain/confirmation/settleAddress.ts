import type { Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { lockAccount } from '../accounts/lockCredentials.ts';
import { spendTokens } from '../accounts/mailTokens.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { grantAwaited } from '../subscriptions/enterPeriod.ts';
import { refuseTaken } from './claimAddress.ts';
import { setConfirmed } from './confirmation.queries.ts';
import { leaveAddress } from './leaveAddress.ts';

/** `credits` are those that had waited for it. */
export type SettledAddress = { readonly email: string; readonly credits: number };

/** What an account has and awaits, as its lock shows it. */
type AwaitingAddress = Pick<User, 'pendingEmail' | 'isEmailConfirmed' | 'deletionDueAt'>;

/**
 * The address that awaited its confirmation is the account's, no link is under way any more, and the credits that waited
 * have come, once. `check` is asked when the account is locked, and throws where that must not be. Throws `EMAIL_TAKEN`, and
 * `ACCOUNT_DELETING` where the account awaits its deletion.
 */
export async function settleAddress(
  queries: Transaction,
  accountId: string,
  check?: (account: AwaitingAddress) => Promise<unknown>,
): Promise<SettledAddress> {
  const credits = await lockCreditAccount(queries, accountId);
  const account = await lockAccount(queries, accountId);
  if (!account) throw new AppError('NOT_FOUND', 'no such account');
  await check?.(account);
  if (account.deletionDueAt !== null) throw new AppError('ACCOUNT_DELETING', 'the account awaits its deletion');
  const email = account.pendingEmail ?? account.email;
  if (account.pendingEmail !== null) {
    await refuseTaken(queries, accountId, email);
    await leaveAddress(queries, accountId, { from: account.email, to: email });
  }
  await setConfirmed(queries, accountId, email);
  await spendTokens(queries, accountId, 'confirm');
  const entered = account.isEmailConfirmed ? credits : await grantAwaited(queries, accountId, credits);
  const changes = entered.revision === credits.revision ? [] : [creditsChanged(entered)];
  await publishToUser(queries, accountId, [await userChanged(queries, accountId), ...changes]);
  return { email, credits: entered.available - credits.available };
}
