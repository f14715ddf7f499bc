/**
 * A pattern of whole words in a folded text that has only words, spaces and full stops. `_` stands for any word; no gap is
 * unbounded, so that reading stays linear in the length of the text.
 */
export const wordPattern = (words: string): RegExp =>
  new RegExp(`(?<![^ .])(?:${words.replaceAll(' _', ' [^ .]+').replaceAll(' ', ' +').replaceAll('[^ +', '[^ ')})(?![^ .])`, 'gu');
