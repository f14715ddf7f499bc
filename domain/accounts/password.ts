import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id as OWASP's password storage cheat sheet advises: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const saltLength = 16;

/** Hashes under way at once, so that a flood of sign-ins cannot take all the memory. */
const mostAtOnce = 4;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const waiting: (() => void)[] = [];
let underWay = 0;

/** `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltLength);
  const tag = await inTurn(() => derive('argon2id', { ...cost, message: password, nonce }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u;

/** Whether a password fits a hash; takes as long where there is no hash at all. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parts = phc.exec(stored ?? (await absentHash()))?.groups;
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

let absent: Promise<string> | undefined;
/** A hash of nothing anyone knows, for addresses that have no account. */
const absentHash = (): Promise<string> => (absent ??= hashPassword(randomBytes(32).toString('hex')));

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
