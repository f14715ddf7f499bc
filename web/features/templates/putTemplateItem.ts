import type { QueryClient } from '@tanstack/react-query';
import { matchesTemplate } from '../../../shared/templates/matchesTemplate.ts';
import type { TemplateFilters, TemplateListItem } from '../../../shared/templates.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { findTemplateItem, insertItem, removeItem, replaceItem, type TemplatePages } from './templatePages.ts';
import { templateKeys } from './templateKeys.ts';

/** Brings one's own template, as it now is, into every list that it belongs to. */
export async function putTemplateItem(client: QueryClient, item: TemplateListItem): Promise<void> {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: templateKeys.lists }))
    await patchQuery<TemplatePages>(client, queryKey, {
      // The filters are the last part of the key.
      change: (data) => inList(data, item, queryKey.at(-1) as TemplateFilters),
    });
}

function inList(data: TemplatePages, item: TemplateListItem, filters: TemplateFilters): TemplatePages {
  const known = findTemplateItem(data, item.id);
  const belongs = matchesTemplate(item, filters);
  if (!known) return belongs ? insertItem(data, item) : data;
  if (known.revision >= item.revision) return data;
  return belongs ? replaceItem(data, item) : removeItem(data, item.id);
}
