import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { isEmailTaken } from './profile.queries.ts';

/** Throws `EMAIL_TAKEN` where somebody else has the address. */
export async function refuseTaken(queries: Queries, accountId: string, email: string): Promise<void> {
  if (await isEmailTaken(queries, accountId, email)) throw new AppError('EMAIL_TAKEN', 'this address has an account');
}
