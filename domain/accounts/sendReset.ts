import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sealSecret } from '../mail/seal.ts';
import { findCredentials } from './accounts.queries.ts';
import { lockAccount } from './profile.queries.ts';
import { insertToken } from './mailTokens.queries.ts';

/** Minutes for which the link in the mail works. */
const resetMinutes = 60;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sends a link to choose a new password, where the address has an account. Only the mail has the token itself. */
export async function sendReset(database: Database, email: string, sessionSecret: string): Promise<void> {
  const found = await findCredentials(database, email);
  if (!found) return;
  const token = randomBytes(32).toString('base64url');
  const seconds = resetMinutes * 60;
  await database.transaction(async (queries) => {
    const accountId = found.id;
    // The address may have gone to another account, or the account away, since it was looked up.
    if ((await lockAccount(queries, accountId))?.epoch !== found.epoch) return;
    await insertToken(queries, { tokenHash: hashToken(token), accountId, purpose: 'reset', email: null, seconds });
    await queueMail(queries, {
      accountId,
      kind: 'password.reset',
      params: { minutes: resetMinutes },
      cause: `password.reset:${randomUUID()}`,
      goodForSeconds: seconds,
      secret: sealSecret(sessionSecret, token),
    });
  });
}
