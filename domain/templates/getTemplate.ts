import type { Queries } from '../../db/pool.ts';
import type { Template } from '../../shared/templates.schema.ts';
import { AppError } from '../AppError.ts';
import { builtInTemplates } from './library/builtInTemplates.ts';
import { findVisibleTemplate } from './templates.queries.ts';

const builtIn = new Map(builtInTemplates.map((template) => [template.id, template]));

/** A template that the reader may see; anything else looks as if it did not exist. */
export async function getTemplate(queries: Queries, viewer: string | null, id: string): Promise<Template> {
  // A built-in one's id is no UUID, and the database knows no other.
  const template = id.includes('.') ? builtIn.get(id) : await findVisibleTemplate(queries, viewer, id);
  if (!template) throw new AppError('NOT_FOUND', 'no such template');
  return template;
}
