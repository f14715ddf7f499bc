import * as z from 'zod/mini';
import { durationMinutes, textLength } from '../../../../shared/generations.schema.ts';
import { maxContentLength, type CreateScriptBody } from '../../../../shared/scripts.schema.ts';
import type { Settings } from '../../../../shared/settings.schema.ts';
import { addressForms, addressFormsOf, languages, scriptTypes, themes, type Language } from '../../../../shared/vocabulary.ts';

/** The form for a script of one's own, as it is filled so far. */
export const OwnAnswers = z.object({
  title: z.string(),
  type: z.enum(scriptTypes),
  theme: z.enum(themes),
  language: z.enum(languages),
  address: z.nullable(z.enum(addressForms)),
  /** As it was typed. */
  duration: z.string(),
  content: z.string(),
});
export type OwnAnswers = z.infer<typeof OwnAnswers>;
export type OwnProblem = 'nameMissing' | 'nameLong' | 'durationWrong' | 'contentLong';
export type OwnProblems = { readonly [Field in 'title' | 'duration' | 'content']?: OwnProblem };

const usualMinutes = '10';

export const firstAnswers = (language: Language, { defaultScriptLanguage }: Settings): OwnAnswers => ({
  title: '',
  type: 'meditation',
  theme: 'relaxation',
  language: defaultScriptLanguage === 'interface' ? language : defaultScriptLanguage,
  address: null,
  duration: usualMinutes,
  content: '',
});

export function problemsOf({ title, duration, content }: OwnAnswers): OwnProblems {
  const name = title.trim();
  const minutes = Number(duration);
  const isWhole = /^\s*\d+\s*$/u.test(duration) && minutes >= durationMinutes.min && minutes <= durationMinutes.max;
  return {
    ...(name === '' && { title: 'nameMissing' as const }),
    ...(name.length > textLength.title && { title: 'nameLong' as const }),
    ...(!isWhole && { duration: 'durationWrong' as const }),
    ...(content.length > maxContentLength && { content: 'contentLong' as const }),
  };
}

/** The approach is that of most scripts: it only decides where such a script is listed. */
export const toBody = ({ title, duration, address, ...rest }: OwnAnswers): CreateScriptBody => ({
  ...rest,
  title: title.trim(),
  duration: Number(duration),
  approach: 'calm',
  ...(address !== null && addressFormsOf[rest.language].includes(address) && { address }),
});
