import * as z from 'zod/mini';

const State = z.object({ from: z.literal('reading') });

/** What the address's state says to the page that one comes back to. */
export const comesFromReading = {
  state: { from: 'reading' } satisfies z.infer<typeof State>,
  is: (state: unknown): boolean => State.safeParse(state).success,
} as const;
