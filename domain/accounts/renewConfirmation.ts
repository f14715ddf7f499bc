import type { Transaction } from '../../db/pool.ts';
import { checkConfirmation } from './checkConfirmation.ts';
import { sendConfirmationAgain } from './sendConfirmationAgain.ts';

/**
 * Another link for whoever holds one that came too late, signed in or not: it goes to the same address. Throws what
 * `checkConfirmation` throws, but `CONFIRM_EXPIRED`, and `RATE_LIMITED`.
 */
export async function renewConfirmation(queries: Transaction, token: string, sessionSecret: string): Promise<void> {
  const { accountId } = await checkConfirmation(queries, token, { late: true });
  await sendConfirmationAgain(queries, accountId, sessionSecret);
}
