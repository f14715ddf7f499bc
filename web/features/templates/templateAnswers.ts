import * as z from 'zod/mini';
import type { CreateTemplateBody, Template } from '../../../shared/templates.schema.ts';
import { templateStyles } from '../../../shared/templateStyles.ts';
import { approaches, languages, scriptTypes, themes, type Language } from '../../../shared/vocabulary.ts';

/** What the form holds: every field, and each may be half written. */
export const TemplateAnswers = z.object({
  title: z.string(),
  description: z.string(),
  type: z.enum(scriptTypes),
  themes: z.array(z.enum(themes)),
  /** As it was typed. */
  duration: z.string(),
  language: z.enum(languages),
  style: z.enum(templateStyles),
  approach: z.nullable(z.enum(approaches)),
  content: z.string(),
  /** A section's title a line. */
  structure: z.string(),
  isPublic: z.boolean(),
});
export type TemplateAnswers = z.infer<typeof TemplateAnswers>;

export const emptyTemplate = (language: Language): TemplateAnswers => ({
  title: '',
  description: '',
  type: 'meditation',
  themes: [],
  duration: '10',
  language,
  style: 'calm',
  approach: null,
  content: '',
  structure: '',
  isPublic: false,
});

export const toTemplateAnswers = (template: Template): TemplateAnswers =>
  TemplateAnswers.parse({ ...template, duration: String(template.duration), structure: template.structure.join('\n') });

/** The body that the answers make; whether it can be sent is its schema's to say. */
export const toTemplateBody = ({ duration, structure, ...answers }: TemplateAnswers): CreateTemplateBody => ({
  ...answers,
  duration: Number(duration.replace(',', '.')),
  structure: structure
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
});
