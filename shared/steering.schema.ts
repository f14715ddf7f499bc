import * as z from 'zod/mini';

/** The free fields of a request whose words steer the composer, in the order in which they are read. */
export const steeringFields = ['goal', 'title', 'audience', 'description', 'personalization', 'additionalInstructions'] as const;

/** A word of a request that steered its script. */
export const SteeringWord = z.object({
  field: z.enum(steeringFields),
  /** Place of the word in its field, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  /** The concept or the scene that it called for. */
  key: z.string(),
});
export type SteeringWord = z.infer<typeof SteeringWord>;
