import type { Sentence } from '../markup/parseScript.ts';
import type { Language } from '../vocabulary.ts';
import { foldText } from './foldText.ts';
import { en } from './forbidden/en.ts';
import { fr } from './forbidden/fr.ts';
import { es } from './forbidden/es.ts';
import { de } from './forbidden/de.ts';
import { it } from './forbidden/it.ts';
import { pt } from './forbidden/pt.ts';
import { forbiddenRules, type ForbiddenInLanguage, type ForbiddenRule } from './forbidden/forbiddenRules.ts';

export type Forbidden = { readonly rule: ForbiddenRule; readonly text: string; readonly start: number; readonly end: number };

/** Longest that a breath may be held, in seconds (design: writing, "Words"). */
export const maxHold = 7;

const languages: Readonly<Record<Language, ForbiddenInLanguage>> = { en, fr, es, de, it, pt };

/** "You cannot move" and "for a minute" are what they are, whatever is denied around them. */
const undeniable: ReadonlySet<ForbiddenRule> = new Set(['immobility', 'breath-hold']);

const compiled = new Map(
  Object.entries(languages).map(([language, { rules }]) => {
    const sources = forbiddenRules.map((rule) => rules[rule].map(({ source }) => source).join('|'));
    return [
      language,
      {
        any: new RegExp(sources.join('|')),
        each: forbiddenRules.map((rule, index) => ({ rule, pattern: new RegExp(sources[index] ?? '', 'g') })),
      },
    ];
  }),
);

/** Every phrase of a sentence that no script may say. Offsets are UTF-16 units into the sentence. */
export function findForbidden(text: string, language: Language): Forbidden[] {
  const folded = foldText(text);
  const patterns = compiled.get(language);
  // Nearly every sentence has none.
  if (!patterns?.any.test(folded)) return [];
  const { deniedBefore, deniedAfter } = languages[language];
  const isDeniedAt = (start: number, end: number): boolean =>
    deniedBefore.test(folded.slice(wordAt(folded, start - reach), start)) || deniedAfter.test(folded.slice(end));
  return patterns.each.flatMap(({ rule, pattern }) =>
    [...folded.matchAll(pattern)].flatMap((found) => {
      const [start, end] = [found.index, found.index + found[0].length];
      return !undeniable.has(rule) && isDeniedAt(start, end) ? [] : [{ rule, text: text.slice(start, end), start, end }];
    }),
  );
}

/** Characters that may stand between a negation and a phrase, and one more. */
const reach = 41;

/** Where the word at an offset begins: what denies a phrase is looked for from there, and not in all that was said before. */
function wordAt(text: string, offset: number): number {
  let start = Math.max(0, offset);
  while (start > 0 && /[\w']/.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Whether a sentence asks for the breath to be held, and the pause after it makes that too long. */
export const isBreathHeldTooLong = ({ text, pause }: Pick<Sentence, 'text' | 'pause'>, language: Language): boolean =>
  (pause ?? 0) > maxHold && languages[language].holdsBreath.test(foldText(text));
