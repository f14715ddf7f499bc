import { passwordLength } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { findPasswordWeakness, type PasswordOwner } from './findPasswordWeakness.ts';

/**
 * Nobody chooses a password that is guessed among the first; whoever has one goes on signing in with it. Throws
 * `PASSWORD_WEAK` with the reason.
 */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const reason = findPasswordWeakness(password, owner, await commonPasswords());
  if (reason !== null) throw new AppError('PASSWORD_WEAK', `the password is weak: ${reason}`, { details: { reason } });
}

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that people guess first, in lower case. They are unpacked when somebody chooses a password for the first time:
 * a worker never does.
 */
export const commonPasswords = (): Promise<ReadonlySet<string>> => (known ??= unpack());

/** Those that are too short are refused for that. */
async function unpack(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(
    dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min).map((word) => word.toLowerCase()),
  );
}
