import type { Language } from '../../shared/vocabulary.ts';
import type { DraftSentence } from './writer.ts';
export const polishSentences = (sentences: readonly DraftSentence[], _language: Language): readonly DraftSentence[] => sentences;
