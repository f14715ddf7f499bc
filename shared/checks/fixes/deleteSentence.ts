import type { Fix } from '../../scripts.schema.ts';
import { cut } from './cut.ts';
import { markerAfter } from './markerAfter.ts';
import { sentenceOf, toFix, type Fixer } from './fixable.ts';

/** Leaves out the sentence, with the pause that belongs to it. */
export const deleteSentence: Fixer = (script, finding): Fix[] => {
  const sentence = sentenceOf(script, finding);
  if (!sentence) return [];
  const end = markerAfter(script.content, sentence)?.end ?? sentence.end;
  return [toFix('delete-sentence', cut(script.content, sentence.start, end))];
};
