import type { QueryClient } from '@tanstack/react-query';
import { matchesTemplate } from '../../../shared/templates/matchesTemplate.ts';
import { toTemplateListItem, type Template, type TemplateFilters } from '../../../shared/templates.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { findTemplateItem, insertItem, removeItem, replaceItem, type TemplatePages } from './templatePages.ts';

/** Brings one's own template, as it now is, into every list that it belongs to, and to the page that shows it. */
export async function putTemplate(client: QueryClient, template: Template): Promise<void> {
  await patchQuery<Template | null>(client, queryKeys.template(template.id), {
    change: (known) => (known && known.revision >= template.revision ? known : template),
  });
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: queryKeys.templateLists }))
    await patchQuery<TemplatePages>(client, queryKey, {
      // The filters are the last part of the key.
      change: (data) => inList(data, template, queryKey.at(-1) as TemplateFilters),
    });
}

function inList(data: TemplatePages, template: Template, filters: TemplateFilters): TemplatePages {
  const item = toTemplateListItem(template);
  const known = findTemplateItem(data, item.id);
  const belongs = matchesTemplate(item, filters);
  if (!known) return belongs ? insertItem(data, item) : data;
  if (known.revision >= item.revision) return data;
  return belongs ? replaceItem(data, item) : removeItem(data, item.id);
}
