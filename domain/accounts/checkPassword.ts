import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { verifyPassword } from './password.ts';
import { findPasswordHash } from './profile.queries.ts';

/** Throws `WRONG_PASSWORD` unless it is this account's. */
export async function checkPassword(queries: Queries, accountId: string, password: string): Promise<void> {
  if (!(await verifyPassword(password, await findPasswordHash(queries, accountId))))
    throw new AppError('WRONG_PASSWORD', 'the password is wrong');
}
