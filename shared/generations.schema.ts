import * as z from 'zod';
import { failureCodes } from './errorCodes.ts';
import {
  addressForms,
  approaches,
  avoidableImages,
  intensities,
  languages,
  scriptTypes,
  sectionKinds,
  styles,
  themes,
} from './vocabulary.ts';

export const durationMinutes = { least: 3, most: 60 } as const;
export const textLength = { title: 120, goal: 200, audience: 200, listenerName: 40, free: 2000 } as const;

const text = (most: number) => z.string().trim().max(most).optional();

/** What a person asks for: the body of `POST /api/generate-script`. */
export const GenerateBody = z
  .strictObject({
    type: z.enum(scriptTypes),
    title: text(textLength.title),
    description: text(textLength.free),
    theme: z.enum(themes),
    /** Whole minutes. */
    duration: z.int().min(durationMinutes.least).max(durationMinutes.most),
    language: z.enum(languages),
    style: z.enum(styles),
    approach: z.enum(approaches),
    goal: text(textLength.goal),
    audience: text(textLength.audience),
    intensity: z.enum(intensities),
    includeMetaphors: z.boolean(),
    includeBreathing: z.boolean(),
    advancedVisualization: z.boolean(),
    personalization: text(textLength.free),
    additionalInstructions: text(textLength.free),
    address: z.enum(addressForms).optional(),
    /** Letters of any script, spaces, hyphens and apostrophes. */
    listenerName: z
      .string()
      .trim()
      .max(textLength.listenerName)
      .regex(/^(?:\p{L}[\p{L}\p{M} '’-]*)?$/u)
      .optional(),
    avoid: z.array(z.enum(avoidableImages)).max(avoidableImages.length).optional(),
    approveOutline: z.boolean().optional(),
    /** Set when the person, having seen the help lines, goes on: the script is for their practice. */
    forPractice: z.boolean().optional(),
  })
  .meta({ id: 'GenerateScript' });
export type GenerateBody = z.infer<typeof GenerateBody>;

export const generationStatuses = ['awaiting_approval', 'queued', 'running', 'completed', 'failed', 'cancelled'] as const;
export const openStatuses = ['awaiting_approval', 'queued', 'running'] as const;
export const stages = ['outline', 'section', 'checks'] as const;

export const OutlineSection = z.object({
  /** From 1. */
  position: z.int(),
  kind: z.enum(sectionKinds),
  title: z.string(),
  plannedSeconds: z.number(),
});
export type OutlineSection = z.infer<typeof OutlineSection>;

export const Generation = z
  .object({
    id: z.uuid(),
    scriptId: z.uuid(),
    status: z.enum(generationStatuses),
    stage: z.enum(stages).nullable(),
    /** Credits held for it. */
    cost: z.int(),
    /** Credits charged in the end; `null` while it is open. */
    charged: z.int().nullable(),
    attempts: z.int(),
    sectionsDone: z.int(),
    sectionsTotal: z.int().nullable(),
    failure: z.enum(failureCodes).nullable(),
    retryOf: z.uuid().nullable(),
    cancelRequestedAt: z.iso.datetime().nullable(),
    /** When it may be taken up (again). */
    availableAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Generation' });
export type Generation = z.infer<typeof Generation>;

export const isOpen = (generation: Pick<Generation, 'status'>): boolean =>
  openStatuses.some((status) => status === generation.status);

export const GenerationList = z.object({ items: z.array(Generation) });

/** Idempotency-Key: 8 to 128 printable characters without spaces. */
export const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/u);
