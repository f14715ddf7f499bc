import { diffWordsWithSpace } from 'diff';

/** So many changed words are looked for at most, for it takes the square of their number; a sentence with more is another one. */
const maxChangedWords = 400;

export type WordRun = { readonly text: string; readonly kind: 'same' | 'removed' | 'added' };

/**
 * What changed within a sentence: runs of words that stayed, went and came, in reading order. All but the added ones,
 * joined, are the first sentence; all but the removed ones the second.
 */
export function compareWords(before: string, after: string): WordRun[] {
  const runs = diffWordsWithSpace(before, after, { maxEditLength: maxChangedWords });
  if (!runs)
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  return runs.map(({ value, added, removed }) => ({ text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }));
}
