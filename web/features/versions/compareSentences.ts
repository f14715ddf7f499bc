import { diffArrays } from 'diff';
import { readWords } from '../../../shared/markup/clock.ts';
import { cutPassages, type Passage } from './cutPassages.ts';
import { pairAlike } from './pairAlike.ts';

/**
 * One line of a comparison. `pause`: the words are the same and the silence after them is not; `changed`: most of the
 * words are the same.
 */
export type ComparedRow = {
  readonly kind: 'same' | 'pause' | 'changed' | 'removed' | 'added';
  readonly before: Passage | null;
  readonly after: Passage | null;
};

/**
 * So many sentences that came and went are looked for at most, for it takes the square of their number; texts with more
 * are paired by their likeness alone.
 */
const maxChanges = 2000;

/**
 * Compares two texts title by title and sentence by sentence. The `before` sides of all rows, joined, are the first
 * text, the `after` sides the second.
 */
export function compareSentences(before: string, after: string): ComparedRow[] {
  const [old, young] = [cutPassages(before), cutPassages(after)];
  const changes = diffArrays(old.map(nameOf), young.map(nameOf), { maxEditLength: maxChanges });
  if (!changes) return pairUp(old, young);
  const rows: ComparedRow[] = [];
  let [left, right] = [0, 0];
  let gone: readonly Passage[] = [];
  for (const { added, removed, count } of changes) {
    if (removed) {
      gone = old.slice(left, (left += count));
      continue;
    }
    const come = young.slice(right, (right += count));
    // One by one: a call takes only so many arguments.
    for (const row of pairUp(gone, added ? come : [])) rows.push(row);
    if (!added) {
      for (const [index, one] of come.entries()) rows.push(sameWords(old[left + index] ?? one, one));
      left += count;
    }
    gone = [];
  }
  return [...rows, ...pairUp(gone, [])];
}

/** The two texts that a comparison was made of. */
export const textsOf = (rows: readonly ComparedRow[]): { readonly before: string; readonly after: string } => ({
  before: rows.map(({ before }) => before?.raw ?? '').join(''),
  after: rows.map(({ after }) => after?.raw ?? '').join(''),
});

/** White space within a sentence is not spoken, and no difference. */
const nameOf = ({ kind, text }: Passage): string => `${kind} ${text.replaceAll(/\s+/gu, ' ')}`;

const silenceOf = ({ pause, errors }: Passage): string => JSON.stringify([pause, errors]);

const sameWords = (before: Passage, after: Passage): ComparedRow => ({
  kind: silenceOf(before) === silenceOf(after) ? 'same' : 'pause',
  before,
  after,
});

/** What stood at a position and what stands there now: sentences that are much alike beside each other, the others alone. */
function pairUp(gone: readonly Passage[], come: readonly Passage[]): ComparedRow[] {
  const pairs = pairAlike(gone.map(wordsOf), come.map(wordsOf));
  const rows: ComparedRow[] = [];
  let [left, right] = [0, 0];
  for (const [at, to] of [...pairs, [gone.length, come.length] as const]) {
    for (const before of gone.slice(left, at)) rows.push({ kind: 'removed', before, after: null });
    for (const after of come.slice(right, to)) rows.push({ kind: 'added', before: null, after });
    const [before, after] = [gone[at], come[to]];
    if (before && after)
      rows.push(nameOf(before) === nameOf(after) ? sameWords(before, after) : { kind: 'changed', before, after });
    [left, right] = [at + 1, to + 1];
  }
  return rows;
}

/** A title is never like a sentence. */
const wordsOf = ({ kind, text }: Passage): readonly string[] =>
  kind === 'title' ? readWords(text.toLowerCase()).map((word) => `# ${word}`) : readWords(text.toLowerCase());
