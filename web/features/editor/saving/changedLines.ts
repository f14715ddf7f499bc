import { diffArrays } from 'diff';

/** The base's lines from `start` to `end`, without it, became `lines`. Hunks stand in order and do not overlap. */
export type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/** So many changed lines are looked for at most: finding more takes the square of their number. */
const max = 2000;

/** Which lines of a text became which in another. */
export function changedLines(from: string, to: string): readonly Hunk[] {
  if (from === to) return [];
  const [before, after] = [from.split('\n'), to.split('\n')];
  const changes = diffArrays(before, after, { maxEditLength: max });
  if (!changes) return [{ start: 0, end: before.length, lines: after }];
  const hunks: { start: number; end: number; lines: string[] }[] = [];
  let at = 0;
  let isOpen = false;
  for (const { added, removed, value } of changes) {
    if (!added && !removed) {
      at += value.length;
      isOpen = false;
      continue;
    }
    const last = hunks.at(-1);
    const hunk = isOpen && last ? last : { start: at, end: at, lines: [] };
    if (hunk !== last) hunks.push(hunk);
    isOpen = true;
    // One by one: a call takes only so many arguments.
    if (added) for (const line of value) hunk.lines.push(line);
    else {
      at += value.length;
      hunk.end = at;
    }
  }
  return hunks.flatMap(splitHunk);
}

/** As many lines as before are each the one in its place: what was changed in two neighbours is two changes. */
function splitHunk(hunk: Hunk): readonly Hunk[] {
  const { start, end, lines } = hunk;
  if (end - start !== lines.length) return [hunk];
  return lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }));
}
