import { foldText } from '../checks/foldText.ts';

/** A text as the patterns of requests read it: folded words with one space around each, and `|` where a sentence ends. */
export const plainWords = (text: string): string =>
  ` ${foldText(text)
    .replaceAll('ß', 'ss')
    .replaceAll(/[.!?…;\n]/gu, ' | ')
    .replaceAll(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} `;

/** In a pattern over plain words: up to so many words in between; never more, so that a reading stays linear in the length of the text. */
export const upTo = (count: number): string => String.raw`(?:[\p{L}\p{N}]+ ){0,${count}}`;
/** In a pattern over plain words: any ending. */
export const any = String.raw`\p{L}*`;
