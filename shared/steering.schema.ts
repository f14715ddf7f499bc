import * as z from 'zod/mini';

/** The free fields of a request whose words steer the composer, in the order in which they are read. */
export const steeringFields = ['goal', 'title', 'audience', 'description', 'personalization', 'additionalInstructions'] as const;

export type SteeringField = (typeof steeringFields)[number];

/** A word of a request that steered its script. */
export const SteeringWord = z.object({
  field: z.enum(steeringFields),
  /** Place of the word in its field, in UTF-16 units. */
  start: z.int(),
  end: z.int(),
  /** The concept or the scene that it called for or kept away; `word.…` where no list knows the word that was kept away. */
  key: z.string(),
  /** How the person meant the word; scripts from before this was read have none, and their words were all wanted. */
  stance: z.optional(z.enum(['wanted', 'suffered', 'refused'])),
});
export type SteeringWord = z.infer<typeof SteeringWord>;
