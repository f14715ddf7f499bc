import { changedLines, type Hunk } from './changedLines.ts';

/** A stretch of lines on which both sides agree, or of which each side has another reading. Texts are whole lines. */
export type Passage =
  | { readonly kind: 'agreed'; readonly lines: readonly string[] }
  | {
      readonly kind: 'conflict';
      readonly base: readonly string[];
      readonly mine: readonly string[];
      readonly theirs: readonly string[];
    };
export type Conflict = Extract<Passage, { kind: 'conflict' }>;

/**
 * Brings two texts together that were made from the same third: line by line, as a line is a sentence. What only one
 * side changed is taken, what both changed alike is taken once, and where they differ both readings are kept.
 * The passages' lines one after the other are the whole text.
 */
export function mergeTexts(base: string, mine: string, theirs: string): readonly Passage[] {
  const lines = base.split('\n');
  const clusters = clusterHunks(changedLines(base, mine), changedLines(base, theirs));
  const passages: Passage[] = [];
  let at = 0;
  for (const { start, end, ours, others } of clusters) {
    passages.push(agreed(lines.slice(at, start)));
    const mineHere = readingOf(lines, start, end, ours);
    const theirsHere = readingOf(lines, start, end, others);
    if (others.length === 0 || same(mineHere, theirsHere)) passages.push(agreed(mineHere));
    else if (ours.length === 0) passages.push(agreed(theirsHere));
    else passages.push(...narrow(lines.slice(start, end), mineHere, theirsHere));
    at = end;
  }
  passages.push(agreed(lines.slice(at)));
  return joinAgreed(passages);
}

const agreed = (lines: readonly string[]): Passage => ({ kind: 'agreed', lines });
const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);

type Cluster = { readonly start: number; readonly end: number; readonly ours: readonly Hunk[]; readonly others: readonly Hunk[] };

/** Changes of both sides that touch the same lines of the base stand together; all others stand alone. */
function clusterHunks(ours: readonly Hunk[], others: readonly Hunk[]): readonly Cluster[] {
  const all = [...ours.map((hunk) => ({ hunk, isOurs: true })), ...others.map((hunk) => ({ hunk, isOurs: false }))].toSorted(
    (a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end,
  );
  const clusters: { start: number; end: number; ours: Hunk[]; others: Hunk[] }[] = [];
  for (const { hunk, isOurs } of all) {
    const last = clusters.at(-1);
    const cluster = last && meets(last, hunk) ? last : { start: hunk.start, end: hunk.end, ours: [], others: [] };
    if (cluster !== last) clusters.push(cluster);
    cluster.end = Math.max(cluster.end, hunk.end);
    (isOurs ? cluster.ours : cluster.others).push(hunk);
  }
  return clusters;
}

/** Two insertions at one place meet too: nobody but a person knows which comes first. */
const meets = (cluster: { readonly start: number; readonly end: number }, { start, end }: Hunk): boolean =>
  start < cluster.end || (start === cluster.start && end === start && cluster.end === start);

/** What one side made of the base's lines from `start` to `end`. */
function readingOf(lines: readonly string[], start: number, end: number, hunks: readonly Hunk[]): readonly string[] {
  const reading: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    for (const line of [...lines.slice(at, hunk.start), ...hunk.lines]) reading.push(line);
    at = hunk.end;
  }
  return [...reading, ...lines.slice(at, end)];
}

/** A conflict without the lines at its edges that both readings share. */
function narrow(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly Passage[] {
  const shortest = Math.min(mine.length, theirs.length);
  let head = 0;
  while (head < shortest && mine[head] === theirs[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && mine.at(-1 - tail) === theirs.at(-1 - tail)) tail += 1;
  return [
    agreed(mine.slice(0, head)),
    { kind: 'conflict', base, mine: mine.slice(head, mine.length - tail), theirs: theirs.slice(head, theirs.length - tail) },
    agreed(mine.slice(mine.length - tail)),
  ];
}

function joinAgreed(passages: readonly Passage[]): readonly Passage[] {
  const joined: Passage[] = [];
  // The open passage grows: a text of many small changes is joined once, and not with each of them.
  let open: string[] | null = null;
  for (const passage of passages) {
    if (passage.kind === 'conflict') {
      joined.push(passage);
      open = null;
    } else if (passage.lines.length > 0) {
      if (!open) joined.push(agreed((open = [])));
      for (const line of passage.lines) open.push(line);
    }
  }
  return joined;
}
