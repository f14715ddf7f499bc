import { spokenCharacters } from '../markup/clock.ts';
import type { Finding } from '../scripts.schema.ts';
import { languages } from '../vocabulary.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { toFinding } from './toFinding.ts';

/**
 * Spoken characters below which a detector's word counts for nothing. tinyld 1.3.4 told every slice of our own phrase
 * library of 100 characters and more apart (4,217 slices, measured 2026-11); the rest is margin for a stranger's prose.
 */
export const minCharacters = 120;

/** Characters that a detector gets of a section: it needs no more, and takes a second for the longest one. */
const maxDetected = 10_000;

/** Every section that is long enough to tell is in the script's language. */
export function checkLanguages({ parsed, language, detectLanguage }: CheckedScript): Finding[] {
  return parsed.sections.flatMap(({ sentences, start, end }, index) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    if (spokenCharacters(text) < minCharacters) return [];
    const found = detectLanguage(text.slice(0, maxDetected));
    if (found === language || !languages.some((one) => one === found)) return [];
    return [toFinding('language_other', { section: index + 1, sentence: null, start, end }, { expected: language, found })];
  });
}
