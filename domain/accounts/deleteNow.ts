import type { Database } from '../../db/pool.ts';
import type { DeleteAccountBody } from '../../shared/accounts.schema.ts';
import { AppError } from '../AppError.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { carryOutDeletion } from './carryOutDeletion.ts';
import { checkPassword } from './checkPassword.ts';
import { lockCredentials } from './lockCredentials.ts';

/**
 * Carries out, for whoever knows the password, a deletion that was asked for before: nobody loses an account in one step.
 * Throws `WRONG_PASSWORD`, and `NOT_FOUND` where no deletion awaits, or it was taken back just now.
 */
export async function deleteNow(database: Database, accountId: string, { password }: DeleteAccountBody): Promise<void> {
  const checked = await checkPassword(database, accountId, password);
  await database.transaction(async (queries) => {
    await lockCreditAccount(queries, accountId);
    const { deletionDueAt, email } = await lockCredentials(queries, checked, 'WRONG_PASSWORD');
    if (deletionDueAt === null) throw new AppError('NOT_FOUND', 'no deletion awaits');
    await carryOutDeletion(queries, accountId, email);
  });
}
