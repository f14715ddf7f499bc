import { breathSeconds, speechSeconds, type Clock } from '../../shared/markup/clock.ts';
import { pauseSeconds } from '../../shared/markup/parseScript.ts';
import { sizePauses, type PauseWeights } from '../../shared/markup/sizePauses.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import type { SectionPlan } from './plan.ts';
import { pauseFactor, varyPauses } from './varyPauses.ts';
import type { DraftSentence } from './writer.ts';

export type Unfinished = {
  readonly section: SectionPlan & { readonly title: string };
  readonly sentences: readonly DraftSentence[];
  readonly clock: Clock;
  /** How the account's pauses stand to each other. */
  readonly weights: PauseWeights;
  /** Seconds that earlier sections left over (or took too much, below 0). */
  readonly carrySeconds: number;
  readonly isLast: boolean;
  /** Only a script that ends asleep may end in a pause. */
  readonly mayEndInPause: boolean;
};

/** Sizes a section's pauses so that it lasts as planned, and sets it as text: a sentence a line, its pause at the end. */
export function finishSection({ section, sentences, clock, weights, carrySeconds, isLast, mayEndInPause }: Unfinished): Section {
  const speech = sentences.reduce((sum, { text }) => sum + speechSeconds(text, clock), 0);
  const fixed = sentences.reduce((sum, { silenceSeconds = 0 }) => sum + silenceSeconds, 0);
  const budget = section.plannedSeconds + carrySeconds - speech - fixed;
  const shares = weigh(sentences, weights, budget, isLast && !mayEndInPause);
  const breaths = shares.filter((weight) => weight === 0).length * breathSeconds;
  const sizes = varyPauses(
    sizePauses(
      shares.filter((weight): weight is number => weight !== null && weight > 0),
      budget - breaths,
    ),
  );
  let next = 0;
  const pauses = shares.map((weight, index) => {
    if (weight === null) return sentences[index]?.silenceSeconds ?? null;
    return weight === 0 ? null : (sizes[next++] ?? null);
  });
  const silence = pauses.reduce<number>((sum, pause) => sum + (pause ?? breathSeconds), 0);
  return {
    position: section.position,
    kind: section.kind,
    title: section.title,
    plannedSeconds: section.plannedSeconds,
    content: setLines(sentences, pauses),
    speechSeconds: speech,
    silenceSeconds: silence,
  };
}

/**
 * Weight of the silence after each sentence; 0 is a breath, `null` a silence whose length is set. Where the marked pauses could not
 * hold it all, every sentence gets one.
 */
function weigh(sentences: readonly DraftSentence[], weights: PauseWeights, budget: number, endsBare: boolean): (number | null)[] {
  const slots = sentences.filter(({ pause, silenceSeconds }) => pause !== 'none' && silenceSeconds === undefined).length;
  const isCrowded = budget > slots * pauseSeconds.max * 0.8;
  return sentences.map(({ text, pause, silenceSeconds }, index) => {
    if (silenceSeconds !== undefined) return null;
    if (endsBare && index === sentences.length - 1) return 0;
    if (pause === 'none') return isCrowded ? weights.short : 0;
    return weights[pause] * pauseFactor(text);
  });
}

function setLines(sentences: readonly DraftSentence[], pauses: readonly (number | null)[]): string {
  const lines = sentences.flatMap(({ text, endsParagraph }, index) => {
    const pause = pauses[index];
    const line = pause === null || pause === undefined ? text : `${text} [pause:${pause}]`;
    return endsParagraph && index < sentences.length - 1 ? [line, ''] : [line];
  });
  return lines.join('\n');
}
