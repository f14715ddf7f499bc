import type { Settings } from '../settings.schema.ts';
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
 * last line gets one in a script that ends asleep only, which may end in silence.
 */
export function lineBreaksToPauses(content: string, lengths: PauseLengths, endsAsleep: boolean): string {
  const lines = content.split('\n');
  const following = followersOf(lines);
  return lines
    .map((line, index) => {
      if (!isSpoken(line) || endsInMarker(line)) return line;
      const length = lengthAfter(following[index], index, endsAsleep);
      if (length === null) return line;
      const text = line.trimEnd();
      return `${text} [pause:${toSeconds(lengths[length])}]${line.slice(text.length)}`;
    })
    .join('\n');
}

/** The next line that is not blank, and whether anything is said in it or after it. */
type Follower = { readonly line: string; readonly index: number; readonly isSpokenOn: boolean };

/** What follows each line; read from the end, so that every line is looked at once. */
function followersOf(lines: readonly string[]): (Follower | null)[] {
  const followers: (Follower | null)[] = [];
  lines.reduceRight<Follower | null>((next, line, index) => {
    followers.push(next);
    return line.trim() === '' ? next : { line, index, isSpokenOn: next?.isSpokenOn === true || isSpoken(line) };
  }, null);
  return followers.toReversed();
}

/** `null` where no pause is to be set. */
function lengthAfter(next: Follower | null | undefined, index: number, endsAsleep: boolean): PauseLength | null {
  if (!next) return endsAsleep ? 'long' : null;
  if (beginsWithMarker(next.line)) return null;
  // A title with nothing said under it or after it ends the script too.
  if (!next.isSpokenOn) return endsAsleep ? 'long' : null;
  if (isTitleLine(next.line)) return 'long';
  return next.index > index + 1 ? 'medium' : 'short';
}

const isSpoken = (line: string): boolean =>
  line.trim() !== '' && !isTitleLine(line) && line.replaceAll(markerLike, '').trim() !== '';
const beginsWithMarker = (line: string): boolean => line.search(markerLike) === line.length - line.trimStart().length;
const endsInMarker = (line: string): boolean => {
  const last = [...line.matchAll(markerLike)].at(-1);
  return last !== undefined && line.slice(last.index + last[0].length).trim() === '';
};
const toSeconds = (seconds: number): number => Math.min(Math.max(Math.round(seconds), pauseSeconds.min), pauseSeconds.max);
