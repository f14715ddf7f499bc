import type { Database, Queries } from '../../db/pool.ts';
import type { UpdateUserBody, User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { toEmailKey } from './toEmailKey.ts';
import { changeEpoch } from './changeEpoch.ts';
import { checkPassword } from './checkPassword.ts';
import { claimAddress } from './claimAddress.ts';
import { getUser } from './getUser.ts';
import type { CheckedAccount } from './lockCredentials.ts';
import { spendTokens } from './mailTokens.queries.ts';
import { lockAccount, setProfile } from './profile.queries.ts';
import { refuseTaken } from './refuseTaken.ts';
import { sendConfirmation, type Confirming } from './sendConfirmation.ts';
import { mailAboutAddress } from './mailAboutAddress.ts';
import { throttleLinks } from './throttleLinks.ts';
import { userChanged } from './userChanged.ts';

/**
 * Nobody overwrites what they have not seen, and nobody moves an account to another address without its password and,
 * where addresses are to be confirmed, without reading that address's mail.
 */
export async function updateUser(
  database: Database,
  accountId: string,
  body: UpdateUserBody,
  confirming: Confirming,
): Promise<User> {
  const { email } = await getUser(database, accountId);
  const newEmail = body.email !== undefined && body.email !== email ? body.email : null;
  // Hashing takes long: not while a row is locked.
  const checked = newEmail === null ? null : await checkPassword(database, accountId, body.password ?? '');
  await claimAddress(() =>
    database.transaction(async (queries) => {
      const found = await lockAccount(queries, accountId);
      if (!found) throw new AppError('UNAUTHENTICATED', 'no such account');
      if (found.revision !== body.baseRevision)
        throw new AppError('VERSION_CONFLICT', 'the account was changed meanwhile', { details: { revision: found.revision } });
      refuseChanged(checked, found.epoch);
      const addresses =
        newEmail === null ? none : await moveTo(queries, accountId, { from: found.email, to: newEmail }, confirming);
      await setProfile(queries, accountId, {
        ...addresses,
        username: body.username ?? null,
        fullName: body.fullName ?? null,
        bio: body.bio ?? null,
      });
      await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
    }),
  );
  return getUser(database, accountId);
}

/** The password was checked before the lock, and may have been changed until then. */
function refuseChanged(checked: CheckedAccount | null, epoch: number): void {
  if (checked && checked.epoch !== epoch) throw new AppError('WRONG_PASSWORD', 'the credentials were changed meanwhile');
}

type Addresses = { readonly email: string | null; readonly pendingEmail: string | null };
const none: Addresses = { email: null, pendingEmail: null };

/** Which address acts at once, and which waits. The same one in other letters needs no confirmation. */
async function moveTo(
  queries: Queries,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
  confirming: Confirming,
): Promise<Addresses> {
  await refuseTaken(queries, accountId, to);
  if (!confirming || toEmailKey(from) === toEmailKey(to)) {
    await mailAboutAddress(queries, accountId, 'email.changed', { to: from, email: to });
    // Who reads the mail of the old address must not choose a password with it.
    await spendTokens(queries, accountId, 'reset');
    await changeEpoch(queries, accountId, 'all');
    return { email: to, pendingEmail: null };
  }
  await throttleLinks(queries, accountId, to);
  await sendConfirmation(queries, { accountId, email: to, ...confirming });
  await mailAboutAddress(queries, accountId, 'email.requested', { to: from, email: to });
  return { email: null, pendingEmail: to };
}
