/** Whole words, in any case; `\p{L}*` inside stands for any ending. */
export const words = (...lists: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${lists.join('|')})(?!\p{L})`, 'iu');

/** The same with the case as it is written: it parts nouns from other words in German. */
export const spelledWords = (...lists: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${lists.join('|')})(?!\p{L})`, 'u');

/** Any ending. */
export const all = String.raw`\p{L}*`;
