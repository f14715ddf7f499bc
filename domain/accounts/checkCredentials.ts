import type { Queries } from '../../db/pool.ts';
import type { SignInBody } from '../../shared/sessions.schema.ts';
import { AppError } from '../AppError.ts';
import { findCredentials, findSecret } from './credentials.queries.ts';
import type { CheckedAccount } from './lockCredentials.ts';
import { verifyPassword } from './password.ts';

/**
 * The account that address and password open, and the epoch for which that holds: whoever writes compares it. The same
 * answer, after the same time, whether or not the address exists. Throws `INVALID_CREDENTIALS`.
 */
export async function checkCredentials(queries: Queries, { email, password }: SignInBody): Promise<CheckedAccount> {
  const found = await findCredentials(queries, email);
  const fits = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !fits) throw new AppError('INVALID_CREDENTIALS', 'address or password is wrong');
  return { accountId: found.id, epoch: found.epoch };
}

/**
 * The epoch for which this is the account's password: whoever writes compares it, for hashing takes long. Throws
 * `WRONG_PASSWORD` unless it is this account's.
 */
export async function checkPassword(queries: Queries, accountId: string, password: string): Promise<CheckedAccount> {
  const found = await findSecret(queries, accountId);
  const fits = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !fits) throw new AppError('WRONG_PASSWORD', 'the password is wrong');
  return { accountId, epoch: found.epoch };
}
