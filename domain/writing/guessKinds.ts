import type { GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import type { Section } from '../../shared/scripts.schema.ts';
import type { SectionKind } from '../../shared/vocabulary.ts';
import { planScript } from './plan.ts';

type Part = Pick<Section, 'title' | 'speechSeconds' | 'silenceSeconds'>;

/**
 * What each section of a text is for: as the outline says where a title is the outline's, else the kind that is nearest
 * by its place in time. A text that a person wrote has no outline; it is held against the plan of its kind of script.
 */
export function guessKinds(
  sections: readonly Part[],
  outline: readonly OutlineSection[],
  request: GenerateBody,
): readonly SectionKind[] {
  const plan = outline.length > 0 ? outline : planScript(request).sections;
  const planned = positionsOf(plan.map(({ plannedSeconds }) => plannedSeconds));
  const positions = positionsOf(sections.map(({ speechSeconds, silenceSeconds }) => speechSeconds + silenceSeconds));
  return sections.map(({ title }, index) => {
    const named = outline.find((one) => plain(one.title) === plain(title));
    if (named) return named.kind;
    // The ends frame a script; what is between them is never an end.
    const isFramed = sections.length >= 3 && plan.length >= 3;
    if (isFramed && index === 0) return plan[0]?.kind ?? 'theme';
    if (isFramed && index === sections.length - 1) return plan.at(-1)?.kind ?? 'theme';
    const inner = planned.slice(isFramed ? 1 : 0, isFramed ? -1 : undefined);
    const position = positions[index] ?? 0;
    const nearest = inner.toSorted((a, b) => Math.abs(a - position) - Math.abs(b - position))[0] ?? 0;
    return plan[planned.indexOf(nearest)]?.kind ?? 'theme';
  });
}

/** Where the middle of each part lies, from 0 to 1. Parts without a length are spread evenly. */
function positionsOf(lengths: readonly number[]): number[] {
  const total = lengths.reduce((sum, one) => sum + one, 0);
  if (total <= 0) return lengths.map((_, index) => (index + 0.5) / lengths.length);
  let before = 0;
  return lengths.map((length) => {
    before += length;
    return (before - length / 2) / total;
  });
}

const plain = (title: string): string => title.trim().toLowerCase();
