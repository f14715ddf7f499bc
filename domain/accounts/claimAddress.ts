import { UniqueIntegrityConstraintViolationError } from 'slonik';
import { AppError } from '../AppError.ts';

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
