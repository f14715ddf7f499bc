import { passwordLength } from '../../shared/accounts.schema.ts';

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
    dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.least).map((word) => word.toLowerCase()),
  );
}
