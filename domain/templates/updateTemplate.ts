import type { Transaction } from '../../db/pool.ts';
import type { Template, UpdateTemplateBody } from '../../shared/templates.schema.ts';
import { toTemplateChange } from '../../shared/templateChange.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { refuseMoreText } from '../quotas/refuseMoreText.ts';
import { refuseUnfitToShare } from './templates.policy.ts';
import { lockOwnTemplate, setTemplate, type TemplateText } from './templates.queries.ts';

/** Nobody's change is overwritten unseen: it is made to the revision it was written for, or refused with the current one. */
export async function updateTemplate(
  queries: Transaction,
  accountId: string,
  id: string,
  { baseRevision, ...changes }: UpdateTemplateBody,
): Promise<Template> {
  const quota = await lockQuota(queries, accountId);
  const known = await lockOwnTemplate(queries, accountId, id);
  if (!known) throw new AppError('NOT_FOUND', 'no such template');
  if (known.revision !== baseRevision)
    throw new AppError('VERSION_CONFLICT', 'the template has changed meanwhile', { details: { revision: known.revision } });
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const text: TemplateText = { ...known, ...given };
  refuseUnfitToShare(text);
  const template = await setTemplate(queries, accountId, id, text);
  await refuseMoreText(queries, quota);
  const isSame = text.content === known.content && text.structure.join('\n') === known.structure.join('\n');
  const payload = toTemplateChange(template, isSame ? 'same' : 'changed');
  await publishToUser(queries, accountId, [{ type: 'template.saved', payload }]);
  return template;
}
