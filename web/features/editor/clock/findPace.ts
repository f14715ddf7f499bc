import type { Clock } from '../../../../shared/markup/clock.ts';
import type { ScriptReading } from '../readScript.ts';

/** A stretch of the script: seconds, and where its text begins. */
export type Stretch = {
  /** From 0. */
  readonly section: number;
  readonly from: number;
  readonly at: number;
  readonly speech: number;
  readonly silence: number;
  readonly pace: 'even' | 'rush' | 'drag';
};

/** Seconds that a stretch has at least, but the last one of a section. */
const stretchSeconds = 25;
/** How far the share of speech in a stretch may lie from the whole script's before it rushes, or drags. */
const evenness = { rush: 0.22, drag: 0.28 } as const;

/**
 * Cuts a script into stretches of whole sentences, and says of each whether it rushes (hardly a silence, beside the rest
 * of the script) or drags (hardly a word). What is shorter than half a stretch is not judged.
 */
export function findPace({ sections }: ScriptReading, { charactersPerSecond }: Clock): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const [section, { from, body }] of sections.entries()) {
    let open: Omit<Stretch, 'section' | 'pace'> | null = null;
    for (const [index, sentence] of body.sentences.entries()) {
      const speech = sentence.characters / charactersPerSecond;
      const begun: Omit<Stretch, 'section' | 'pace'> = open ?? { from: from + sentence.from, at, speech: 0, silence: 0 };
      open = { ...begun, speech: begun.speech + speech, silence: begun.silence + sentence.silence };
      at += speech + sentence.silence;
      if (open.speech + open.silence < stretchSeconds && index < body.sentences.length - 1) continue;
      stretches.push({ section, ...open, pace: 'even' });
      open = null;
    }
  }
  const speech = stretches.reduce((sum, one) => sum + one.speech, 0);
  const share = at > 0 ? speech / at : 0;
  return stretches.map((one) => ({ ...one, pace: judge(one, share) }));
}

function judge({ speech, silence }: Stretch, share: number): Stretch['pace'] {
  const length = speech + silence;
  if (length < stretchSeconds / 2) return 'even';
  if (speech / length > share + evenness.rush) return 'rush';
  return speech / length < share - evenness.drag ? 'drag' : 'even';
}
