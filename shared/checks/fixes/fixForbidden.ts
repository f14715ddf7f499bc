import { maxHold } from '../forbiddenPhrases.ts';
import { deleteSentence } from './deleteSentence.ts';
import { markerAfter } from './markerAfter.ts';
import { sentenceOf, toFix, type Fixer } from './fixable.ts';

/** What must not be said is left out; a breath that only the pause holds too long is held shorter. */
export const fixForbidden: Fixer = (script, finding) => {
  const sentence = sentenceOf(script, finding);
  const marker = sentence && finding.params['rule'] === 'breath-hold' ? markerAfter(script.content, sentence) : null;
  const shorter =
    marker && (sentence?.pause ?? 0) > maxHold ? [toFix('shorten-pause', { ...marker, text: `[pause:${maxHold}]` })] : [];
  return [...shorter, ...deleteSentence(script, finding)];
};
