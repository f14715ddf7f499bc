import * as z from 'zod/mini';
import { durationMinutes, textLength } from './generations.schema.ts';
import { parseScript } from './markup/parseScript.ts';
import { askOfTemplateStyle, templateStyles } from './templateStyles.ts';
import { approaches, languages, scriptTypes, themes, type Approach } from './vocabulary.ts';

/** Whose a template is, as its reader sees it: their own, shared by somebody else, or Stillpoint's. */
export const templateSources = ['own', 'builtin', 'shared'] as const;
export type TemplateSource = (typeof templateSources)[number];

export const templateLength = { title: textLength.title, description: 300, content: 20_000, section: 120, sections: 20 } as const;

/** A stored template's id, or a built-in one's: its language and its name in the library. */
export const TemplateId = z.union([z.uuid(), z.string().check(z.regex(/^[a-z]{2}\.[a-z0-9-]{1,60}$/u))]);

const asked = {
  type: z.enum(scriptTypes),
  themes: z.array(z.enum(themes)).check(z.maxLength(themes.length)),
  /** Minutes of the scripts that begin with it. */
  duration: z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max)),
  language: z.enum(languages),
  style: z.enum(templateStyles),
  /** `null` where the style says it. */
  approach: z.nullable(z.enum(approaches)),
};

const facts = {
  ...asked,
  id: TemplateId,
  source: z.enum(templateSources),
  title: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  /** The username of whoever shared it; `null` for one's own and for Stillpoint's. */
  author: z.nullable(z.string()),
  /** Rises with every change; PATCH sends it back as `baseRevision`. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const TemplateListItem = z.object(facts).register(z.globalRegistry, { id: 'TemplateListItem' });
export type TemplateListItem = z.infer<typeof TemplateListItem>;

export const Template = z
  .object({
    ...facts,
    /** Sentences with `[pause:N]`, and `## Title` before a section, where there are any. */
    content: z.string(),
    /** Titles of the sections that it suggests. */
    structure: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'Template' });
export type Template = z.infer<typeof Template>;

export const TemplatePage = z.object({ items: z.array(TemplateListItem), nextCursor: z.nullable(z.string()) });
export type TemplatePage = z.infer<typeof TemplatePage>;

/** A text in which every pause can be kept, and that says something. */
const Content = z.string().check(
  z.trim(),
  z.minLength(1),
  // What is too long is not read: reading takes time by the length, and anybody may send a megabyte.
  z.maxLength(templateLength.content, { abort: true }),
  z.superRefine((content, context) => {
    const { sections } = parseScript(content);
    for (const { text } of sections.flatMap((section) => section.markerErrors))
      context.addIssue({ code: 'custom', message: text.slice(0, 60), params: { kind: 'marker' } });
    if (content !== '' && sections.every(({ sentences }) => sentences.length === 0))
      context.addIssue({ code: 'custom', message: 'no sentence', params: { kind: 'silent' } });
  }),
);

const written = {
  ...asked,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(templateLength.title)),
  description: z.string().check(z.trim(), z.maxLength(templateLength.description)),
  content: Content,
  structure: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(templateLength.section)))
    .check(z.maxLength(templateLength.sections)),
  isPublic: z.boolean(),
};

/** Title and content are required; the rest has what a plain template has. */
export const CreateTemplateBody = z
  .strictObject({
    ...written,
    type: z._default(written.type, 'meditation'),
    themes: z._default(written.themes, []),
    duration: z._default(written.duration, 10),
    style: z._default(written.style, 'calm'),
    approach: z._default(written.approach, null),
    description: z._default(written.description, ''),
    structure: z._default(written.structure, []),
    isPublic: z._default(written.isPublic, false),
  })
  .register(z.globalRegistry, { id: 'CreateTemplate' });
export type CreateTemplateBody = z.infer<typeof CreateTemplateBody>;

export const UpdateTemplateBody = z
  .extend(z.partial(z.strictObject(written)), { baseRevision: z.int().check(z.minimum(0)) })
  .register(z.globalRegistry, { id: 'UpdateTemplate' });
export type UpdateTemplateBody = z.infer<typeof UpdateTemplateBody>;

export const maxTemplateSearch = 100;

/** What a list of templates can be narrowed by. */
export const templateFilters = {
  source: z.optional(z.enum(templateSources)),
  theme: z.optional(z.enum(themes)),
  type: z.optional(z.enum(scriptTypes)),
  language: z.optional(z.enum(languages)),
  /** A class of length by its longest (`spanOf`); another number is above the class below it. */
  duration: z.optional(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(durationMinutes.max))),
  /** Words of title and description, in any order; case and accents do not matter. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(maxTemplateSearch))),
};
export type TemplateFilters = z.infer<z.ZodMiniObject<typeof templateFilters>>;

export const approachOf = ({ approach, style }: Pick<Template, 'approach' | 'style'>): Approach =>
  approach ?? askOfTemplateStyle[style].approach;

/** What a list shows of a template. */
export function toTemplateListItem({ content: _content, structure: _structure, ...item }: Template): TemplateListItem {
  return item;
}
