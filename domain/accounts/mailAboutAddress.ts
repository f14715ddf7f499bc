import { randomUUID } from 'node:crypto';
import type { Queries } from '../../db/pool.ts';
import { queueMail } from '../mail/queueMail.ts';

/** Days for which a note about another address is worth sending. */
const noteGoodDays = 3;

/** Whoever did not ask for another address still reads the mail of the one that was; `to` is that one. */
export const mailAboutAddress = (
  queries: Queries,
  accountId: string,
  what: 'email.requested' | 'email.changed',
  { to, email }: { readonly to: string; readonly email: string },
): Promise<void> =>
  queueMail(queries, {
    accountId,
    kind: what,
    params: { email, at: new Date().toISOString() },
    cause: `${what}:${randomUUID()}`,
    goodForSeconds: noteGoodDays * 86_400,
    to,
  });
