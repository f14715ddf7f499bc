import type { Queries } from '../../db/pool.ts';
import type { LoginBody } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { findCredentials } from './accounts.queries.ts';
import { verifyPassword } from './password.ts';

/** The account that address and password open. The same answer, after the same time, whether or not the address exists. */
export async function checkCredentials(queries: Queries, { email, password }: LoginBody): Promise<string> {
  const found = await findCredentials(queries, email);
  const fits = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !fits) throw new AppError('INVALID_CREDENTIALS', 'address or password is wrong');
  return found.id;
}
