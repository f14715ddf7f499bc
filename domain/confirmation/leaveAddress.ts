import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import { spendTokens } from '../accounts/mailTokens.ts';
import { queueMail } from '../mail/queueMail.ts';
import { changeEpoch } from '../sessions/changeEpoch.ts';

/** Days for which a note about another address is worth sending. */
const noteGoodDays = 3;

/** The addresses that an account leaves and goes to. */
export type Move = { readonly from: string; readonly to: string };

/** An account has another address from here on: whoever reads the mail of the old one is notified, and can choose no password with it. */
export async function leaveAddress(queries: Transaction, accountId: string, move: Move): Promise<void> {
  await mailAboutAddress(queries, accountId, 'email.changed', move);
  await spendTokens(queries, accountId, 'reset');
  await changeEpoch(queries, accountId, 'all');
}

/** Whoever did not ask for another address still reads the mail of the one that was. */
export const mailAboutAddress = (
  queries: Transaction,
  accountId: string,
  what: 'email.requested' | 'email.changed',
  { from, to: email }: Move,
): Promise<void> =>
  queueMail(queries, {
    accountId,
    kind: what,
    params: { email, at: new Date().toISOString() },
    cause: `${what}:${randomUUID()}`,
    goodForSeconds: noteGoodDays * 86_400,
    to: from,
  });
