import * as z from 'zod/mini';
import { hashContent } from './markup/hashContent.ts';
import { Template, TemplateListItem, toTemplateListItem } from './templates.schema.ts';

/** A template as an event says it: what lists show, which text it has, and the text only where it is another. */
const TemplateChangeOnly = z.object({
  template: TemplateListItem,
  contentHash: z.string(),
  text: z.optional(z.pick(Template, { content: true, structure: true })),
});
export type TemplateChange = z.infer<typeof TemplateChangeOnly>;

export function toTemplateChange(template: Template, text: 'same' | 'changed'): TemplateChange {
  const { content, structure } = template;
  return {
    template: toTemplateListItem(template),
    contentHash: hashContent(content),
    ...(text === 'changed' && { text: { content, structure } }),
  };
}

/** Events were kept with the whole template once; they are read as if they had this form. */
const WholeTemplate = z.pipe(
  z.object({ template: Template }),
  z.transform(({ template }: { template: Template }) => toTemplateChange(template, 'changed')),
);

export const TemplateChange = z.union([TemplateChangeOnly, WholeTemplate]);
