import { spokenCharacters } from '../markup/clock.ts';
import type { Finding } from '../scripts.schema.ts';
import { languages } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { toFinding } from './toFinding.ts';

/**
 * Spoken characters below which a detector's word counts for nothing. Slices of our own phrase library that are this
 * long or longer were told apart without an error by tinyld 1.3.4 (measured in `checkLanguages.test.ts`).
 */
export const leastCharacters = 160;

/** Every section that is long enough to tell is in the script's language. */
export function checkLanguages({ parsed, language, detectLanguage }: CheckedScript): Finding[] {
  return parsed.sections.flatMap(({ sentences, start, end }, index) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    if (spokenCharacters(text) < leastCharacters) return [];
    const found = detectLanguage(text);
    if (found === language || !languages.some((one) => one === found)) return [];
    return [toFinding('language_other', { section: index + 1, sentence: null, start, end }, { expected: language, found })];
  });
}
