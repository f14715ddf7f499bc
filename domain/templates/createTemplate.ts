import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/pool.ts';
import type { CreateTemplateBody, Template } from '../../shared/templates.schema.ts';
import { toTemplateChange } from '../../shared/templateChange.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { refuseOneMore } from '../quotas/refuseOneMore.ts';
import { refuseUnfitToShare } from './templates.policy.ts';
import { insertTemplate } from './templates.queries.ts';

/** A template is kept, and every tab learns of it, in one commit; no account has more than the maximum. */
export async function createTemplate(queries: Transaction, accountId: string, body: CreateTemplateBody): Promise<Template> {
  refuseUnfitToShare(body);
  const quota = await lockQuota(queries, accountId);
  refuseOneMore('templates', quota.used);
  const template = await insertTemplate(queries, accountId, randomUUID(), body);
  await refuseMoreText(queries, quota);
  // No tab shows it yet, so none needs the text from the event.
  await publishToUser(queries, accountId, [{ type: 'template.saved', payload: toTemplateChange(template, 'same') }]);
  return template;
}
