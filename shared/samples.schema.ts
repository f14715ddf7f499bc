import * as z from 'zod/mini';
import { durationMinutes } from './generations.schema.ts';
import { Section } from './scripts.schema.ts';
import { languages, themes } from './vocabulary.ts';

/** Minutes of the longest script that is composed for anybody. */
const maxMinutes = 3;

/** What a visitor may ask of the composer: choices only, no words of their own. */
export const SampleBody = z
  .strictObject({
    language: z.enum(languages),
    theme: z.enum(themes),
    /** Whole minutes. */
    duration: z._default(z.int().check(z.minimum(durationMinutes.min), z.maximum(maxMinutes)), maxMinutes),
    /** The same seed gives the same script; without one every script is another. */
    seed: z.optional(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'AskSample' });
export type SampleBody = z.infer<typeof SampleBody>;

/** A short script, composed and checked as any other, and kept nowhere. */
export const Sample = z
  .object({
    title: z.string(),
    language: z.enum(languages),
    theme: z.enum(themes),
    seed: z.uuid(),
    /** Seconds that it was to last. */
    plannedSeconds: z.number(),
    sections: z.array(z.omit(Section, { kind: true })),
  })
  .register(z.globalRegistry, { id: 'Sample' });
export type Sample = z.infer<typeof Sample>;
