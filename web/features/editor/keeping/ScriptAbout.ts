import * as z from 'zod/mini';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { addressForms, approaches, languages, scriptTypes, themes } from '../../../../shared/vocabulary.ts';

/** What a script is for: with its text, enough to begin another one like it. */
export const ScriptAbout = z.object({
  title: z.string(),
  type: z.enum(scriptTypes),
  theme: z.enum(themes),
  approach: z.enum(approaches),
  language: z.enum(languages),
  address: z.enum(addressForms),
  duration: z.int(),
});
export type ScriptAbout = z.infer<typeof ScriptAbout>;

export const aboutOf = (script: Script): ScriptAbout => ScriptAbout.parse(script);
