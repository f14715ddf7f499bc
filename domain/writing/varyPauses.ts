import { readWords } from '../../shared/markup/clock.ts';
import { pauseSeconds } from '../../shared/markup/parseScript.ts';

/** Equal pauses in a row that a listener may hear (spec: writing, 14). */
const maxEqual = 6;

/** What a question, an open end and every word of a sentence add to the silence after it (our own proposal): more to take in, more time. */
const factors = { question: 1.4, openEnd: 1.2, base: 0.85, word: 0.025, maxWords: 16 } as const;

/** By how much the silence after a sentence is longer than another one of its kind, for what the sentence says. */
export function pauseFactor(text: string): number {
  const words = Math.min(factors.maxWords, readWords(text).length);
  const ending = /\?[”»"]?$/u.test(text) ? factors.question : text.endsWith('…') ? factors.openEnd : 1;
  return (factors.base + factors.word * words) * ending;
}

/**
 * Pauses of which no more than six in a row are equal, also where two sections meet: where one too many would be, it gets a second of the
 * third one before it, or, where those are as short as a pause can be, of the longest one. The sum stays.
 */
export const varyPauses = (sizes: readonly number[]): number[] => breakRuns(breakRuns(sizes).toReversed()).toReversed();

/** From the first on, as if half as many equal ones as may be had come before. */
function breakRuns(sizes: readonly number[]): number[] {
  const varied = [...sizes];
  let run = maxEqual / 2;
  for (let index = 0; index < varied.length; index += 1) {
    run = index === 0 || varied[index] === varied[index - 1] ? run + 1 : 1;
    if (run <= maxEqual) continue;
    const size = varied[index] ?? 0;
    const giver = size > pauseSeconds.min ? index - maxEqual / 2 : indexOfLongest(varied);
    if (giver === null || giver < 0 || size >= pauseSeconds.max) continue;
    varied[giver] = (varied[giver] ?? 0) - 1;
    varied[index] = size + 1;
    run = 1;
  }
  return varied;
}

/** `null` where all are as short as can be. */
function indexOfLongest(sizes: readonly number[]): number | null {
  const longest = Math.max(...sizes);
  return longest > pauseSeconds.min ? sizes.indexOf(longest) : null;
}
