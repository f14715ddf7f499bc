import { longestHold } from '../forbiddenPhrases.ts';
import { deleteSentence } from './deleteSentence.ts';
import { markerAfter } from './markerAfter.ts';
import { sentenceOf, toMend, type Mender } from './mendable.ts';

/** What must not be said is left out; a breath that only the pause holds too long is held shorter. */
export const mendForbidden: Mender = (script, finding) => {
  const sentence = sentenceOf(script, finding);
  const marker = sentence && finding.params['rule'] === 'breath-hold' ? markerAfter(script.content, sentence) : null;
  const shorter =
    marker && (sentence?.pause ?? 0) > longestHold
      ? [toMend('shorten-pause', { ...marker, text: `[pause:${longestHold}]` })]
      : [];
  return [...shorter, ...deleteSentence(script, finding)];
};
