import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { lockAccountByEmail } from '../accounts/lockCredentials.ts';
import { issueToken } from '../accounts/mailTokens.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sealSecret } from '../mail/seal.ts';

/** Minutes for which the link in the mail works. */
const resetMinutes = 60;

/** Sends a link to choose a new password, where the address has an account. Only the mail has the token itself. */
export async function sendReset(queries: Transaction, email: string, sessionSecret: string): Promise<void> {
  const accountId = await lockAccountByEmail(queries, email);
  if (accountId === null) return;
  const seconds = resetMinutes * 60;
  const token = await issueToken(queries, { accountId, purpose: 'reset', email: null, seconds });
  await queueMail(queries, {
    accountId,
    kind: 'password.reset',
    params: { minutes: resetMinutes },
    cause: `password.reset:${randomUUID()}`,
    goodForSeconds: seconds,
    secret: sealSecret(sessionSecret, token),
  });
}
