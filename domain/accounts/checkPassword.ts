import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import type { CheckedAccount } from './lockCredentials.ts';
import { verifyPassword } from './password.ts';
import { findSecret } from './profile.queries.ts';

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
