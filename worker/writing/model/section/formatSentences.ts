import type { PlainSentence } from '../text/readSentences.ts';

/** As a script's text stands: one sentence a line, an empty line between paragraphs, no markers yet. */
export const formatSentences = (sentences: readonly PlainSentence[]): string =>
  sentences
    .map(({ text, endsParagraph }, index) => (endsParagraph && index < sentences.length - 1 ? `${text}\n` : text))
    .join('\n');
