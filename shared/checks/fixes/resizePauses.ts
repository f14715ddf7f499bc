import { isEndingAsleep } from '../../isEndingAsleep.ts';
import { breathSeconds, clockFor, speechSeconds } from '../../markup/clock.ts';
import { pauseSeconds } from '../../markup/parseScript.ts';
import { pauseWeights, sizePauses } from '../../markup/sizePauses.ts';
import type { TextEdit } from '../../scripts.schema.ts';
import type { CheckedScript, LocatedSentence } from '../CheckedScript.ts';
import { markerAfter } from './markerAfter.ts';
import { toFix, type Fixer } from './fixable.ts';

/** As in `finishSection`: where the marked pauses would have to be nearly as long as can be, every sentence gets one. */
const crowded = pauseSeconds.max * 0.8;

/** Makes a script last as long as asked by its pauses alone, each in proportion to what it was. */
export const resizePauses: Fixer = (script) => {
  const edits = editsToLast(script);
  return edits.length > 0 ? [toFix('resize-pauses', ...edits)] : [];
};

function editsToLast(script: CheckedScript): TextEdit[] {
  const { content, sentences, durationSeconds } = script;
  if (durationSeconds === null) return [];
  const clock = clockFor(script);
  const silence = durationSeconds - sentences.reduce((sum, { text }) => sum + speechSeconds(text, clock), 0);
  const weights = weigh(script, silence);
  const breaths = weights.filter((weight) => weight === 0).length * breathSeconds;
  const sizes = sizePauses(
    weights.filter((weight) => weight > 0),
    silence - breaths,
  );
  let next = 0;
  return sentences.flatMap((sentence, index) => {
    const size = weights[index] === 0 ? null : (sizes[next++] ?? null);
    return size === null || size === sentence.pause ? [] : [setPause(content, sentence, size)];
  });
}

/** Weight of the pause after each sentence; 0 is a breath. */
function weigh({ sentences, theme, endsAsleep }: CheckedScript, silence: number): number[] {
  const pauses = sentences.flatMap(({ pause }) => (pause === null ? [] : [pause]));
  const isCrowded = silence > pauses.length * crowded;
  const least = pauses.length > 0 ? pauses.reduce((one, other) => Math.min(one, other)) : pauseWeights.short;
  return sentences.map(({ pause }, index) => {
    const mayPause = index < sentences.length - 1 || isEndingAsleep({ theme, endsAsleep });
    return pause ?? (isCrowded && mayPause ? least : 0);
  });
}

function setPause(content: string, sentence: LocatedSentence, seconds: number): TextEdit {
  const marker = markerAfter(content, sentence);
  const text = `[pause:${seconds}]`;
  return marker ? { ...marker, text } : { start: sentence.end, end: sentence.end, text: ` ${text}` };
}
