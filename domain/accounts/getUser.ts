import type { Queries } from '../../db/pool.ts';
import type { User } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { findIdByEmail, findUser } from './accounts.queries.ts';

/** The signed-in person. Throws `UNAUTHENTICATED` where the account is gone. */
export async function getUser(queries: Queries, id: string): Promise<User> {
  const user = await findUser(queries, id);
  if (!user) throw new AppError('UNAUTHENTICATED', 'no such account');
  return user;
}

/** The id of the account with this address, or `null`. */
export const findAccountByEmail = (queries: Queries, email: string): Promise<string | null> => findIdByEmail(queries, email);

/** The same for whoever asks for a page; `null` where the account is gone. */
export const findPerson = (queries: Queries, id: string): Promise<User | null> => findUser(queries, id);
