import type { Language, SectionKind } from '../../../../shared/vocabulary.ts';
import { countedNumber } from '../text/countedNumber.ts';
import type { PlainSentence } from '../text/readSentences.ts';

/** Where further sentences go: before an ending that must stay the end, else at the end. */
export function insertionIndex(sentences: readonly PlainSentence[], kind: SectionKind, language: Language): number {
  if (kind === 'emergence') {
    const count = sentences.findIndex(({ text }) => countedNumber(text, language) !== null);
    return count === -1 ? Math.floor(sentences.length / 2) : count;
  }
  return kind === 'return' ? Math.ceil(sentences.length / 2) : sentences.length;
}
