import { UniqueIntegrityConstraintViolationError } from 'slonik';
import type { Queries } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { isEmailTaken } from './confirmation.queries.ts';

/** Throws `EMAIL_TAKEN` where somebody else has the address. */
export async function refuseTaken(queries: Queries, accountId: string, email: string): Promise<void> {
  if (await isEmailTaken(queries, accountId, email)) throw new AppError('EMAIL_TAKEN', 'this address has an account');
}

/** Does what gives an account another address. Throws `EMAIL_TAKEN` where somebody else takes it at the same moment. */
export async function claimAddress<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UniqueIntegrityConstraintViolationError && error.constraint === 'account_email_key_key')
      throw new AppError('EMAIL_TAKEN', 'this address has an account');
    throw error;
  }
}
