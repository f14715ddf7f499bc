import { AppError } from '../AppError.ts';
import { commonPasswords } from './commonPasswords.ts';
import { findWeakness, type PasswordOwner } from './findWeakness.ts';

/**
 * Nobody chooses a password that is guessed among the first; whoever has one goes on signing in with it. Throws
 * `PASSWORD_WEAK` with the reason.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const reason = findWeakness(password, owner, await commonPasswords());
  if (reason !== null) throw new AppError('PASSWORD_WEAK', `the password is weak: ${reason}`, { details: { reason } });
}
