import type { Queries } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { creditsChanged } from '../credits/creditsChanged.ts';
import { grantMonthlyCredits } from '../credits/grantMonthlyCredits.ts';
import { lockCreditAccount, type LockedAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { findStanding } from './accounts.queries.ts';
import { changeEpoch } from './changeEpoch.ts';
import { enterPeriod } from './enterPeriod.ts';
import { spendTokens } from './mailTokens.queries.ts';
import { lockAccount, setConfirmed } from './profile.queries.ts';
import { refuseTaken } from './refuseTaken.ts';
import { mailAboutAddress } from './mailAboutAddress.ts';
import { userChanged } from './userChanged.ts';

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
  queries: Queries,
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
    await mailAboutAddress(queries, accountId, 'email.changed', { to: account.email, email });
    // Who reads the mail of the old address must not choose a password with it.
    await spendTokens(queries, accountId, 'reset');
    await changeEpoch(queries, accountId, 'all');
  }
  await setConfirmed(queries, accountId, email);
  await spendTokens(queries, accountId, 'confirm');
  const entered = account.isEmailConfirmed ? credits : await bringAwaited(queries, accountId, credits);
  const changes = entered.revision === credits.revision ? [] : [creditsChanged(entered)];
  await publishToUser(queries, accountId, [await userChanged(queries, accountId), ...changes]);
  return { email, credits: entered.available - credits.available };
}

/** The plan's credits of the present period, as far as they have not come: those of the free plan have waited. */
async function bringAwaited(queries: Queries, accountId: string, credits: LockedAccount): Promise<LockedAccount> {
  const entered = await enterPeriod(queries, accountId, credits);
  const standing = await findStanding(queries, accountId);
  const granted =
    standing &&
    (await grantMonthlyCredits(queries, accountId, standing.currentPlan, {
      start: new Date(entered.periodStart),
      end: new Date(entered.periodEnd),
    }));
  return { ...entered, ...granted };
}
