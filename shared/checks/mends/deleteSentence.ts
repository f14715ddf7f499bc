import type { Mend } from '../../scripts.schema.ts';
import { cut } from './cut.ts';
import { markerAfter } from './markerAfter.ts';
import { sentenceOf, toMend, type Mender } from './mendable.ts';

/** Leaves out the sentence, with the pause that belongs to it. */
export const deleteSentence: Mender = (script, finding): Mend[] => {
  const sentence = sentenceOf(script, finding);
  if (!sentence) return [];
  const end = markerAfter(script.content, sentence)?.end ?? sentence.end;
  return [toMend('delete-sentence', cut(script.content, sentence.start, end))];
};
