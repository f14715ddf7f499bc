import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockCredentials, type CheckedAccount } from '../accounts/lockCredentials.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { carryOutDeletion } from './carryOutDeletion.ts';

/**
 * Carries out, for whoever knows the password, a deletion that was asked for before: nobody loses an account in one step.
 * Throws `WRONG_PASSWORD`, and `NOT_FOUND` where no deletion awaits, or it was taken back just now.
 */
export async function deleteNow(queries: Transaction, checked: CheckedAccount): Promise<void> {
  const { accountId } = checked;
  await lockCreditAccount(queries, accountId);
  const { deletionDueAt, email } = await lockCredentials(queries, checked, 'WRONG_PASSWORD');
  if (deletionDueAt === null) throw new AppError('NOT_FOUND', 'no deletion awaits');
  await carryOutDeletion(queries, accountId, email);
}
