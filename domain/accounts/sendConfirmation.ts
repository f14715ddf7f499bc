import { randomBytes, randomUUID } from 'node:crypto';
import type { Queries } from '../../db/pool.ts';
import { queueMail } from '../mail/queueMail.ts';
import { sealSecret } from '../mail/seal.ts';
import { insertToken, spendTokens } from './mailTokens.queries.ts';
import { hashToken } from './sendReset.ts';

/** How the tokens of links are sealed; `null` where no mail is sent, and addresses are taken at their word. */
export type Confirming = { readonly sessionSecret: string } | null;

/** Hours for which the link in the mail works. */
const confirmHours = 48;

/**
 * Sends a link that confirms an address; the one sent before ends. Only the mail has the token itself. The caller holds
 * the account's lock.
 */
export async function sendConfirmation(
  queries: Queries,
  { accountId, email, sessionSecret }: { readonly accountId: string; readonly email: string; readonly sessionSecret: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const seconds = confirmHours * 3600;
  await spendTokens(queries, accountId, 'confirm');
  await insertToken(queries, { tokenHash: hashToken(token), accountId, purpose: 'confirm', email, seconds });
  await queueMail(queries, {
    accountId,
    kind: 'email.confirm',
    params: { email, hours: confirmHours },
    cause: `email.confirm:${randomUUID()}`,
    goodForSeconds: seconds,
    secret: sealSecret(sessionSecret, token),
    to: email,
  });
}
