import type { Queries, Transaction } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import type { UpdateUserBody } from '../../shared/profile.schema.ts';
import { AppError } from '../AppError.ts';
import { checkPassword } from '../accounts/checkCredentials.ts';
import { userChanged } from '../accounts/getProfile.ts';
import { getUser } from '../accounts/getUser.ts';
import { lockAccount, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { toEmailKey } from '../accounts/toEmailKey.ts';
import { claimAddress, refuseTaken } from '../confirmation/claimAddress.ts';
import { leaveAddress, mailAboutAddress, type Move } from '../confirmation/leaveAddress.ts';
import { sendConfirmation, throttleLinks, type Confirming } from '../confirmation/sendConfirmation.ts';
import { publishToUser } from '../events/streams.ts';
import { setProfile } from './profile.queries.ts';

/** What a change of address is made with. `null` where the address stays. */
export type AddressChange = { readonly email: string; readonly checked: CheckedAccount } | null;

/** Hashing takes long: the password is checked before a row is locked. Throws `WRONG_PASSWORD`. */
export async function prepareAddress(queries: Queries, accountId: string, body: UpdateUserBody): Promise<AddressChange> {
  const { email } = await getUser(queries, accountId);
  if (body.email === undefined || body.email === email) return null;
  return { email: body.email, checked: await checkPassword(queries, accountId, body.password ?? '') };
}

/**
 * Nobody overwrites what they have not seen, and nobody moves an account to another address without its password and,
 * where addresses are to be confirmed, without reading that address's mail. `address` is what `prepareAddress` gave.
 */
export async function updateUser(
  queries: Transaction,
  accountId: string,
  body: UpdateUserBody,
  address: AddressChange,
  confirming: Confirming,
): Promise<User> {
  const found = await lockAccount(queries, accountId);
  if (!found) throw new AppError('UNAUTHENTICATED', 'no such account');
  if (found.revision !== body.baseRevision)
    throw new AppError('VERSION_CONFLICT', 'the account was changed meanwhile', { details: { revision: found.revision } });
  refuseChanged(address, found.epoch);
  const addresses = address && (await moveTo(queries, accountId, { from: found.email, to: address.email }, confirming));
  const { username = null, fullName = null, bio = null } = body;
  await claimAddress(() => setProfile(queries, accountId, { ...(addresses ?? none), username, fullName, bio }));
  await publishToUser(queries, accountId, [await userChanged(queries, accountId)]);
  return getUser(queries, accountId);
}

/** The password was checked before the lock, and may have been changed until then. */
function refuseChanged(address: AddressChange, epoch: number): void {
  if (address && address.checked.epoch !== epoch) throw new AppError('WRONG_PASSWORD', 'the credentials were changed meanwhile');
}

type Addresses = { readonly email: string | null; readonly pendingEmail: string | null };
const none: Addresses = { email: null, pendingEmail: null };

/** Which address acts at once, and which waits. The same one in other letters needs no confirmation. */
async function moveTo(queries: Transaction, accountId: string, { from, to }: Move, confirming: Confirming): Promise<Addresses> {
  await refuseTaken(queries, accountId, to);
  if (!confirming || toEmailKey(from) === toEmailKey(to)) {
    await leaveAddress(queries, accountId, { from, to });
    return { email: to, pendingEmail: null };
  }
  await throttleLinks(queries, accountId, to);
  await sendConfirmation(queries, { accountId, email: to, ...confirming });
  await mailAboutAddress(queries, accountId, 'email.requested', { from, to });
  return { email: null, pendingEmail: to };
}
