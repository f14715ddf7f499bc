import type { QueryClient } from '@tanstack/react-query';
import type { Template } from '../../../shared/templates.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { findTemplateItem, removeItem, type TemplatePages } from './templatePages.ts';
import { templateKeys } from './templateKeys.ts';

/** Takes a deleted template out of every list; a page that shows it learns that it is gone. */
export async function dropTemplate(client: QueryClient, id: string, revision: number): Promise<void> {
  // A deletion that is told late must not undo what was brought back since.
  const isOlder = (known: { revision: number } | null | undefined): boolean => !known || known.revision >= revision;
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: templateKeys.lists }))
    await patchQuery<TemplatePages>(client, queryKey, {
      change: (data) => (isOlder(findTemplateItem(data, id)) ? data : removeItem(data, id)),
    });
  await patchQuery<Template | null>(client, templateKeys.one(id), { change: (known) => (isOlder(known) ? known : null) });
}
