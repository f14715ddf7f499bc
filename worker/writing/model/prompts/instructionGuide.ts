import type { Instruction } from '../../../../shared/vocabulary.ts';

/** How a model is told each plain instruction of a request. */
export const instructionGuide: Readonly<Record<Instruction, string>> = {
  'few-words': 'few words, and room around them',
  'short-sentences': 'short sentences, 12 words at most',
  'simple-words': 'everyday words that a child knows',
  slower: 'spoken slowly: nothing that hurries',
  'longer-pauses': 'sentences that leave time for a long pause after them',
  'repeat-key-sentence': 'one key sentence that comes back word for word, twice or three times in the script',
  'no-questions': 'no questions',
  'no-counting': 'no counting and no numbers, not even on the way back',
  'no-name': 'the listener’s name is never said',
  'no-touch': 'nothing to touch, and no hand laid on the body',
  'no-sounds': 'no sounds, voices or listening',
  'no-body-scan': 'no going through the body part by part',
  'no-spiritual-words': 'no spiritual, religious or esoteric words',
  'no-humour': 'no humour',
  'eyes-open': 'the eyes stay open: no closing of eyes or lids, and no opening of them',
  sitting: 'the listener sits: no lying, no bed',
  lying: 'the listener lies down: no chair, no feet on the floor',
};
