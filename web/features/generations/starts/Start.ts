import * as z from 'zod/mini';
import { themes } from '../../../../shared/vocabulary.ts';

/** What has filled the form. It travels in the address bar's state, so that a reload still says it. */
export const Start = z.object({
  kind: z.enum(['again', 'template', 'quick', 'sentence']),
  /** Of the script or the template. */
  title: z.string(),
  theme: z.nullable(z.enum(themes)),
  /** Minutes that were asked for; the plan may write fewer. */
  minutes: z.int(),
});
export type Start = z.infer<typeof Start>;

const State = z.object({ start: Start });

/** What a place's state says of it; `null` where the form is a person's own. */
export const startIn = (state: unknown): Start | null => State.safeParse(state).data?.start ?? null;
