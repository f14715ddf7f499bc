import type { Database } from '../../db/pool.ts';
import type { Template } from '../../shared/templates.schema.ts';
import { toTemplateChange } from '../../shared/templateChange.schema.ts';
import { AppError } from '../AppError.ts';
import { publishToUser } from '../events/streams.ts';
import { lockDeletedTemplate, lockOwnTemplate, setDeleted } from './templates.queries.ts';

/** Brings a deleted template back as it was; one that is not deleted is simply given. */
export async function restoreTemplate(database: Database, accountId: string, id: string): Promise<Template> {
  return database.transaction(async (queries) => {
    const present = await lockOwnTemplate(queries, accountId, id);
    if (present) return present;
    if (!(await lockDeletedTemplate(queries, accountId, id))) throw new AppError('NOT_FOUND', 'no such template to restore');
    const template = await setDeleted(queries, accountId, id, false);
    await publishToUser(queries, accountId, [{ type: 'template.saved', payload: toTemplateChange(template, 'same') }]);
    return template;
  });
}
