import { foldText } from '../../../shared/checks/foldText.ts';

/**
 * One pattern of phrases, or none where there are none. In a phrase “|” stands between words of which any will do, a star
 * for any ending, “…” for up to three words. None reaches over a mark, and none has an unbounded gap, so that reading is
 * linear in the length of the text.
 */
export function phrasePattern(phrases: readonly string[]): RegExp | null {
  if (phrases.length === 0) return null;
  const alternatives = phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((part) => (part === '…' ? '(?:[^ .]+ +){0,3}' : `(?:${foldText(part).replaceAll('*', '[^ .]*')}) +`))
      .join('')
      .replace(/ \+$/u, ''),
  );
  return new RegExp(`(?<![^ .])(?:${alternatives.join('|')})(?![^ .])`, 'gu');
}
