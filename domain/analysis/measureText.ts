import { clockFor, spokenWords, timeScript, type ClockSettings } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import type { Timing } from '../../shared/scripts.schema.ts';

export type MeasuredText = {
  readonly content: string;
  readonly words: number;
  readonly timing: Timing | null;
  /** Percent; what the timing goes by. */
  readonly readingSpeed: number;
};

/** A text with its words and its timing by a reading speed. */
export function measureText(content: string, facts: ClockSettings & { readonly readingSpeed: number }): MeasuredText {
  const parsed = parseScript(content);
  return {
    content,
    words: spokenWords(parsed),
    timing: content === '' ? null : timeScript(parsed, clockFor(facts)),
    readingSpeed: facts.readingSpeed,
  };
}
