import type { QueryClient } from '@tanstack/react-query';
import { hashContent } from '../../../shared/markup/hashContent.ts';
import type { TemplateChange } from '../../../shared/templateChange.schema.ts';
import type { Template } from '../../../shared/templates.schema.ts';
import { asking } from '../../lib/asking.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { putTemplateItem } from './putTemplateItem.ts';
import { templateKeys } from './templateKeys.ts';

/** Brings a change of one's own template into page and lists, unless what is there is as new. A text that is not here is asked for. */
export async function putTemplateChange(client: QueryClient, change: TemplateChange): Promise<void> {
  const { template } = change;
  const key = templateKeys.one(template.id);
  await patchQuery<Template | null>(client, key, {
    change: (known) => (known && known.revision >= template.revision ? known : withChange(known, change)),
  });
  const now = client.getQueryData<Template | null>(key);
  if (now === null || (now && now.revision < template.revision)) asking.again(client, key);
  await putTemplateItem(client, template);
}

function withChange(known: Template | null, { template, contentHash, text }: TemplateChange): Template | null {
  if (text) return { ...template, ...text };
  return known && hashContent(known.content) === contentHash ? { ...known, ...template } : known;
}
