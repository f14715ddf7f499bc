import type { Database } from '../../db/pool.ts';
import { getUser } from '../../domain/accounts/getUser.ts';
import { prepareRegistration, registerAccount } from '../../domain/accounts/registerAccount.ts';
import type { RegisterAccountBody, User } from '../../shared/accounts.schema.ts';

/** An account, as its route makes it, without a session. */
export async function registerPerson(
  database: Database,
  body: RegisterAccountBody,
  { isEmailConfirmed = true } = {},
): Promise<User> {
  const registration = await prepareRegistration(body);
  const { accountId } = await database.transaction((queries) => registerAccount(queries, registration, { isEmailConfirmed }));
  return getUser(database, accountId);
}
