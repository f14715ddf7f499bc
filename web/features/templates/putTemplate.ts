import type { QueryClient } from '@tanstack/react-query';
import { toTemplateListItem, type Template } from '../../../shared/templates.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { putTemplateItem } from './putTemplateItem.ts';
import { templateKeys } from './templateKeys.ts';

/** Brings one's own template, as an answer has it, into every list that it belongs to, and to the page that shows it. */
export async function putTemplate(client: QueryClient, template: Template): Promise<void> {
  await patchQuery<Template | null>(client, templateKeys.one(template.id), {
    change: (known) => (known && known.revision >= template.revision ? known : template),
  });
  await putTemplateItem(client, toTemplateListItem(template));
}
