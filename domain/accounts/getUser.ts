import type { Queries } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { findUser } from './accounts.queries.ts';

/** The signed-in person. Throws `UNAUTHENTICATED` where the account is gone. */
export async function getUser(queries: Queries, id: string): Promise<User> {
  const user = await findUser(queries, id);
  if (!user) throw new AppError('UNAUTHENTICATED', 'no such account');
  return user;
}
