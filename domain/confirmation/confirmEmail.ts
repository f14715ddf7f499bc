import type { Transaction } from '../../db/pool.ts';
import { checkConfirmation } from './checkConfirmation.ts';
import { claimAddress } from './claimAddress.ts';
import { settleAddress, type SettledAddress } from './settleAddress.ts';

/**
 * A link works once: from here on the address is the account's, and the credits that waited for it have come, once.
 * Throws what `checkConfirmation` throws, and `EMAIL_TAKEN` where the address went to somebody else meanwhile.
 */
export async function confirmEmail(queries: Transaction, token: string): Promise<SettledAddress> {
  const { accountId } = await checkConfirmation(queries, token);
  // Checked once more under the lock, for somebody may have pressed the same button, or cancelled, until then.
  return claimAddress(() => settleAddress(queries, accountId, () => checkConfirmation(queries, token, { lock: true })));
}
