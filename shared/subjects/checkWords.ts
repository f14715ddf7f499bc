import type { ParsedScript } from '../markup/parseScript.ts';
import type { AvoidableSubject } from '../vocabulary.ts';
import type { Subjects } from './Subjects.ts';

/** A text in which no word of these subjects stands: words are looked at, not what is meant by others. */
export type CheckedWords = { readonly sentences: number; readonly subjects: readonly AvoidableSubject[] };

/** Checks every sentence and title for the words of subjects. `null` where one is found, and where there is nothing to check. */
export function checkWords(
  { sections }: ParsedScript,
  avoided: readonly AvoidableSubject[],
  subjects: Subjects,
): CheckedWords | null {
  const sentences = sections.flatMap((section) => section.sentences.map(({ text }) => text));
  if (avoided.length === 0 || sentences.length === 0) return null;
  const all = new Set(avoided);
  const isNamed = (text: string): boolean => subjects.find(text).some(({ subject }) => all.has(subject));
  const titles = sections.map(({ title }) => title ?? '');
  return titles.some(isNamed) || sentences.some(isNamed) ? null : { sentences: sentences.length, subjects: avoided };
}
