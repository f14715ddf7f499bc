import { diffWordsWithSpace } from 'diff';

export type WordRun = { readonly text: string; readonly kind: 'same' | 'removed' | 'added' };

/**
 * What changed within a sentence: runs of words that stayed, went and came, in reading order. All but the added ones,
 * joined, are the first sentence; all but the removed ones the second.
 */
export const compareWords = (before: string, after: string): WordRun[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
