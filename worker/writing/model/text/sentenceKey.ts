/** Two sentences with the same key are the same to a listener. */
export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How a sentence begins: its first two words. */
export const openingOf = (sentence: string): string => sentenceKey(sentence).split(' ').slice(0, 2).join(' ');
