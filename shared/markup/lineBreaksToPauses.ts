import type { Settings } from '../settings.schema.ts';
import type { Theme } from '../vocabulary.ts';
import type { PauseLength } from './sizePauses.ts';
import { isTitleLine, markerLike, pauseSeconds } from './parseScript.ts';

/** Whole seconds of silence, 1–30. */
export type PauseLengths = Readonly<Record<PauseLength, number>>;

/** The three lengths that an account has set. */
export const lengthsOf = (
  settings: Pick<Settings, 'defaultPauseShort' | 'defaultPauseMedium' | 'defaultPauseLong'>,
): PauseLengths => ({
  short: settings.defaultPauseShort,
  medium: settings.defaultPauseMedium,
  long: settings.defaultPauseLong,
});

/**
 * The text with a marker at the end of every line that has none: a short one within a paragraph, a medium one at a
 * paragraph's end, a long one at a section's. Markers that are there stay, no two come to stand in a row, and the very
 * last line gets one in a script for sleep only, which may end in silence.
 */
export function lineBreaksToPauses(content: string, lengths: PauseLengths, theme: Theme): string {
  const lines = content.split('\n');
  return lines
    .map((line, index) => {
      if (!isSpoken(line) || endsInMarker(line)) return line;
      const length = lengthAfter(lines, index, theme);
      if (length === null) return line;
      const text = line.trimEnd();
      return `${text} [pause:${toSeconds(lengths[length])}]${line.slice(text.length)}`;
    })
    .join('\n');
}

/** `null` where no pause is to be set. */
function lengthAfter(lines: readonly string[], index: number, theme: Theme): PauseLength | null {
  const next = lines.findIndex((line, place) => place > index && line.trim() !== '');
  const following = lines[next];
  if (following === undefined) return theme === 'sleep' ? 'long' : null;
  if (beginsWithMarker(following)) return null;
  // A title with nothing said under it or after it ends the script too.
  if (!lines.slice(next).some(isSpoken)) return theme === 'sleep' ? 'long' : null;
  if (isTitleLine(following)) return 'long';
  return next > index + 1 ? 'medium' : 'short';
}

const isSpoken = (line: string): boolean =>
  line.trim() !== '' && !isTitleLine(line) && line.replaceAll(markerLike, '').trim() !== '';
const beginsWithMarker = (line: string): boolean => line.search(markerLike) === line.length - line.trimStart().length;
const endsInMarker = (line: string): boolean => {
  const last = [...line.matchAll(markerLike)].at(-1);
  return last !== undefined && line.slice(last.index + last[0].length).trim() === '';
};
const toSeconds = (seconds: number): number => Math.min(Math.max(Math.round(seconds), pauseSeconds.least), pauseSeconds.most);
