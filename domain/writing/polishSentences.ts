import { polishTypography } from '../../shared/markup/polishTypography.ts';
import type { Language } from '../../shared/vocabulary.ts';
import type { DraftSentence } from './writer.ts';

/** Sets every sentence in its language's typography, before it is timed. */
export const polishSentences = (sentences: readonly DraftSentence[], language: Language): readonly DraftSentence[] =>
  sentences.map((sentence) => ({ ...sentence, text: polishTypography(sentence.text, language) }));
