import { clockFor, silenceAfter, speechSeconds, spokenCharacters, type ClockSettings } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';

/** One sentence as it is read aloud, and the silence after it. */
export type Step = {
  /** The sentence and which of its like it is: the same in another version of the text. */
  readonly key: string;
  readonly text: string;
  /** From 0. */
  readonly section: number;
  /** From 1 within its section. */
  readonly paragraph: number;
  readonly characters: number;
  /** Seconds, by the clock. */
  readonly speech: number;
  /** Seconds: the marker's, or a breath's. */
  readonly silence: number;
  readonly hasMarker: boolean;
  /** Seconds of the script before this sentence. */
  readonly startsAt: number;
};

export type Readable = { readonly titles: readonly (string | null)[]; readonly steps: readonly Step[]; readonly seconds: number };

/** A text, sentence by sentence, as the clock counts it. */
export function stepsOf(content: string, settings: ClockSettings): Readable {
  const clock = clockFor(settings);
  const { sections } = parseScript(content);
  const seen = new Map<string, number>();
  const steps: Step[] = [];
  let startsAt = 0;
  for (const [section, { sentences }] of sections.entries())
    for (const { text, pause, paragraph } of sentences) {
      const nth = (seen.get(text) ?? 0) + 1;
      seen.set(text, nth);
      const [speech, silence] = [speechSeconds(text, clock), silenceAfter({ pause })];
      const characters = spokenCharacters(text);
      steps.push({
        key: `${nth} ${text}`,
        text,
        section,
        paragraph,
        characters,
        speech,
        silence,
        hasMarker: pause !== null,
        startsAt,
      });
      startsAt += speech + silence;
    }
  return { titles: sections.map(({ title }) => title), steps, seconds: startsAt };
}
