import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import { createHashQueue } from './createHashQueue.ts';

/** Argon2id as OWASP's password storage cheat sheet advises: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltLength = 16;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const inTurn = createHashQueue({ maxAtOnce: 4, maxWaiting: 50, extraPerMinute: 60, now: () => performance.now() });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const formatted = (salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;

/** What no password has, for addresses that have no account. It is made without a hash, so that the first of them waits no longer than the rest. */
const absentHash = formatted(randomBytes(saltLength), randomBytes(cost.tagLength));

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: password, nonce }));
  return formatted(nonce, tag);
}

const phc = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u;

/** Whether a password fits a hash; takes as long where there is no hash at all. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = phc.exec(stored ?? absentHash)?.groups;
  if (!parts) throw new Error('a stored password hash is not in PHC format');
  const expected = Buffer.from(parts['hash'] ?? '', 'base64');
  const tag = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(parts['salt'] ?? '', 'base64'),
      memory: Number(parts['memory']),
      passes: Number(parts['passes']),
      parallelism: Number(parts['parallelism']),
      tagLength: expected.length,
    }),
  );
  return timingSafeEqual(tag, expected) && stored !== null;
}
