import type { OutlineSection } from '../generations.schema.ts';
import { minSecondsOf, maxSecondsOf } from './sectionSeconds.ts';
import type { OutlinePart } from './fitOutline.ts';

/** The safety line's section, the ending, and something between them. */
export const minSections = 3;

/** A rule that an edited outline breaks, with what it takes to say so. */
export type OutlineProblem =
  | { readonly rule: 'unknown' | 'twice'; readonly kind: string }
  | { readonly rule: 'first' | 'last'; readonly kind: string }
  | { readonly rule: 'too_few'; readonly least: number }
  | { readonly rule: 'too_short'; readonly kind: string; readonly least: number }
  | { readonly rule: 'too_long'; readonly kind: string; readonly most: number }
  | { readonly rule: 'sum'; readonly asked: number; readonly given: number }
  | { readonly rule: 'title'; readonly kind: string };

/** Which sections an outline may have, and where: those of the proposal, each once, the safety line first, the ending last. */
export function findOrderProblems(
  parts: readonly Pick<OutlinePart, 'kind'>[],
  proposal: readonly OutlineSection[],
): OutlineProblem[] {
  const known = new Set(proposal.map(({ kind }) => kind));
  const [first, last] = [proposal.at(0)?.kind, proposal.at(-1)?.kind];
  const kinds = parts.map(({ kind }) => kind);
  return [
    ...kinds.filter((kind) => !known.has(kind)).map((kind) => ({ rule: 'unknown' as const, kind })),
    ...kinds.filter((kind, index) => kinds.indexOf(kind) < index).map((kind) => ({ rule: 'twice' as const, kind })),
    ...(first === undefined || kinds.at(0) === first ? [] : [{ rule: 'first' as const, kind: first }]),
    ...(last === undefined || kinds.at(-1) === last ? [] : [{ rule: 'last' as const, kind: last }]),
    ...(kinds.length < minSections ? [{ rule: 'too_few' as const, least: minSections }] : []),
  ];
}

/** Every section long enough for what it must say, and together as long as was asked, to the second. */
export function findLengthProblems(parts: readonly OutlinePart[], total: number): OutlineProblem[] {
  const given = parts.reduce((sum, { plannedSeconds }) => sum + plannedSeconds, 0);
  return [
    ...parts.flatMap(({ kind, plannedSeconds }): OutlineProblem[] => {
      const [least, most] = [minSecondsOf(kind), maxSecondsOf(kind)];
      if (plannedSeconds < least) return [{ rule: 'too_short', kind, least }];
      return plannedSeconds > most ? [{ rule: 'too_long', kind, most }] : [];
    }),
    ...(given === total ? [] : [{ rule: 'sum' as const, asked: total, given }]),
  ];
}
