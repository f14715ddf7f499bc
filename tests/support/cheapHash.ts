import { argon2Sync, randomBytes } from 'node:crypto';

const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 } as const;
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/**
 * A password’s hash as the product stores it, with a cost that is a thousandth of its own: it takes 30 ms of CPU to make one and
 * as much to check one, twice for each person of a test. The product reads the cost of a hash from the hash.
 */
export function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { ...cost, message: password, nonce });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}
