import { foldText } from '../checks/foldText.ts';

/** A text as the patterns of requests read it: folded words with one space around each, and `|` where a sentence ends. */
export const plainWords = (text: string): string =>
  ` ${foldText(text)
    .replaceAll('ß', 'ss')
    .replaceAll(/[.!?…;\n]/gu, ' | ')
    .replaceAll(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim()} `;
