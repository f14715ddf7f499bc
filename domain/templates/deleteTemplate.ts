import type { Transaction } from '../../db/pool.ts';
import { AppError } from '../AppError.ts';
import { lockCreditAccount } from '../credits/lockCreditAccount.ts';
import { publishToUser } from '../events/streams.ts';
import { lockOwnTemplate, setDeleted } from './templates.queries.ts';

/** Puts a template away; whoever it was shared with no longer sees it. */
export async function deleteTemplate(queries: Transaction, accountId: string, id: string): Promise<void> {
  // First of all locks, as everywhere that what an account has is counted.
  await lockCreditAccount(queries, accountId);
  if (!(await lockOwnTemplate(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such template');
  const { revision } = await setDeleted(queries, accountId, id, true);
  await publishToUser(queries, accountId, [{ type: 'template.deleted', payload: { templateId: id, revision } }]);
}
