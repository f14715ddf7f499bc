import type { Transaction } from '../../db/pool.ts';
import type { Template } from '../../shared/templates.schema.ts';
import { toTemplateChange } from '../../shared/templateChange.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { lockDeletedTemplate, lockOwnTemplate, setDeleted } from './templates.queries.ts';

/** Brings a deleted template back as it was, where there is room for one more; one that is not deleted is simply given. */
export async function restoreTemplate(queries: Transaction, accountId: string, id: string): Promise<Template> {
  const { used } = await lockQuota(queries, accountId);
  const present = await lockOwnTemplate(queries, accountId, id);
  if (present) return present;
  if (!(await lockDeletedTemplate(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such template to restore');
  refuseOneMore('templates', used);
  const template = await setDeleted(queries, accountId, id, false);
  await publishToUser(queries, accountId, [{ type: 'template.saved', payload: toTemplateChange(template, 'same') }]);
  return template;
}
