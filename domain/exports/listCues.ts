import { spokenCharacters } from '../../shared/markup/clock.ts';
import { plainText } from './plainText.ts';
import type { FileSentence, ScriptFile } from './scriptFile.ts';
import { splitText } from './splitText.ts';

/** Times are whole milliseconds from the start. */
export type Cue = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** Two lines of 42 characters are what a reader takes in at a glance (Netflix timed text style guide, BBC subtitle guidelines). */
const maxLine = 42;
const maxCue = 2 * maxLine;

/** The script as subtitles: a sentence a cue, a long one in several; nothing is shown during a pause. */
export const listCues = ({ sections }: Pick<ScriptFile, 'sections'>): Cue[] =>
  sections.flatMap(({ paragraphs }) => paragraphs.flat().flatMap(cuesOf));

function cuesOf({ text, start, spoken }: FileSentence): Cue[] {
  const parts = splitEvenly(plainText(text));
  const weights = parts.map(spokenCharacters);
  const whole = weights.reduce((sum, one) => sum + one, 0);
  let said = 0;
  return parts.flatMap((part, index) => {
    const at = (share: number): number => Math.round(1000 * (start + ((spoken - start) * share) / whole));
    const [from, to] = [at(said), at(said + (weights[index] ?? 0))];
    said += weights[index] ?? 0;
    // What takes no time to say is no subtitle.
    return whole > 0 && to > from ? [{ start: from, end: to, lines: splitText(part, maxLine) }] : [];
  });
}

/** A sentence in as few cues as it takes, of about one length, so that none is a single word. */
function splitEvenly(text: string): string[] {
  const count = Math.max(Math.ceil(text.length / maxCue), 1);
  let width = Math.min(maxCue, Math.ceil((text.length / count) * 1.1));
  // Where lines break badly, a cue holds a little less.
  for (; width > maxLine; width -= 6) {
    const parts = splitText(text, width);
    if (parts.every((part) => splitText(part, maxLine).length <= 2)) return parts;
  }
  return splitText(text, maxLine);
}
