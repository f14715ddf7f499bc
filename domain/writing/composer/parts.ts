/** The body from above to below, and as a whole at last. */
const partsOfBody = ['head', 'face', 'shoulders', 'arms', 'chest', 'back', 'belly', 'legs', 'feet', 'whole'] as const;
/** The way through the breath: it is noticed, found in one place, followed, lost and found again, and left to itself. */
const partsOfBreath = ['notice', 'place', 'follow', 'wander', 'rest'] as const;
export const allParts = [...partsOfBody, ...partsOfBreath] as const;
export type Part = (typeof allParts)[number];

/** The parts that passages of a kind go through, in their order; of other kinds none. */
export function partsOf(kind: string): readonly Part[] {
  if (kind === 'body') return partsOfBody;
  return kind === 'breath' ? partsOfBreath : [];
}
