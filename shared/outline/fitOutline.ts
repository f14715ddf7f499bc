import type { OutlineSection } from '../generations.schema.ts';
import type { SectionKind } from '../vocabulary.ts';
import { minSecondsOf, maxSecondsOf } from './sectionSeconds.ts';
import { spreadSeconds } from './spreadSeconds.ts';

export type OutlinePart = Omit<OutlineSection, 'position'>;

/**
 * Makes an outline last `total` seconds exactly. The sections in `given` keep their seconds; the others share the rest
 * in proportion to what they had. Those in `kept`, then the first and the last, change only where nothing else can.
 * `null` where there is no room.
 */
export function fitOutline(
  parts: readonly OutlinePart[],
  total: number,
  given: ReadonlySet<SectionKind>,
  kept: ReadonlySet<SectionKind> = new Set(),
): OutlineSection[] | null {
  const ends = new Set(parts.filter((_part, index) => index === 0 || index === parts.length - 1).map(({ kind }) => kind));
  const attempts = [[...kept, ...ends], [...ends], [...kept], []];
  for (const still of attempts) {
    const seconds = spread(parts, total, new Set([...given, ...still]));
    if (seconds) return parts.map((part, index) => ({ ...part, position: index + 1, plannedSeconds: seconds[index] ?? 0 }));
  }
  return null;
}

const spread = (parts: readonly OutlinePart[], total: number, still: ReadonlySet<SectionKind>): number[] | null =>
  spreadSeconds(
    parts.map(({ kind, plannedSeconds }) => ({
      weight: plannedSeconds,
      min: still.has(kind) ? plannedSeconds : minSecondsOf(kind),
      max: still.has(kind) ? plannedSeconds : maxSecondsOf(kind),
    })),
    total,
  );
