import type { Script } from '../../../shared/scripts.schema.ts';
import { askOfTemplateStyle, templateStyles } from '../../../shared/templateStyles.ts';
import type { TemplateAnswers } from './templateAnswers.ts';

/** What a template's form begins with where a script is to become one: its text as it is, and its sections' titles. */
export const answersFromScript = ({
  title,
  type,
  theme,
  duration,
  language,
  style,
  approach,
  content,
  sections,
}: Script): TemplateAnswers => ({
  title,
  description: '',
  type,
  themes: [theme],
  duration: String(duration),
  language,
  style: templateStyles.find((one) => askOfTemplateStyle[one].style === style) ?? 'calm',
  approach,
  content,
  structure: sections
    .map((section) => section.title)
    .filter(Boolean)
    .join('\n'),
  isPublic: false,
});
