import type { SectionVariant } from '../../../shared/versions.schema.ts';

/** Proposals that came together, in their order. */
export type Proposals = { readonly generationId: string; readonly variants: readonly SectionVariant[] };

/** Proposals by the generation that they came from, newest first. */
export function proposalsOf(variants: readonly SectionVariant[]): Proposals[] {
  const groups = Map.groupBy(variants, ({ generationId }) => generationId);
  return [...groups].map(([generationId, some]) => ({
    generationId,
    variants: some.toSorted((one, other) => one.variant - other.variant),
  }));
}

/** Those that nobody has chosen from yet. */
export const openProposals = (variants: readonly SectionVariant[]): Proposals[] =>
  proposalsOf(variants).filter((group) => group.variants.every(({ usedAt }) => usedAt === null));
