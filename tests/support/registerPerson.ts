import type { Database } from '../../db/pool.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import { registerAccount } from '../../domain/accounts/registerAccount.ts';
import type { RegisterAccountBody, User } from '../../shared/accounts.schema.ts';
import { cheapHash } from './cheapHash.ts';

/** An account, as its route makes it but for a cheaper hash of its password, and without a session. */
export async function registerPerson(
  database: Database,
  { password, ...body }: RegisterAccountBody,
  { isEmailConfirmed = true } = {},
): Promise<User> {
  const registration = { ...body, passwordHash: cheapHash(password) };
  const { accountId } = await database.transaction((queries) => registerAccount(queries, registration, { isEmailConfirmed }));
  return getUser(database, accountId);
}
