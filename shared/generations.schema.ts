import * as z from 'zod/mini';
import { failureCodes } from './errorCodes.ts';
import { SectionTitle } from './outline/sectionTitle.ts';
import {
  addressForms,
  approaches,
  avoidableImages,
  avoidableSubjects,
  bodyLimits,
  instructions,
  intensities,
  languages,
  needs,
  scriptTypes,
  sectionKinds,
  styles,
  themes,
} from './vocabulary.ts';

/** Of any script and template. The tables `script` and `template` check it, too, and the longest plan allows all of it (`plans.ts`). */
export const durationMinutes = { min: 3, max: 60 } as const;
export const textLength = { title: 120, goal: 200, audience: 200, listenerName: 40, wish: 500, free: 2000 } as const;

/** Of the silence in which a script ends before its last words, or after them where it ends asleep. */
export const endSilenceSeconds = { min: 10, max: 120 } as const;

/** Subjects that one request may leave out. */
export const maxAvoidedSubjects = 20;

/** Details that one request may leave out. */
export const maxDetails = 30;
const detailKey = z.string().check(z.regex(/^[a-z]{1,20}\.[a-z0-9-]{1,60}$/));

const text = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));

/** What a person asks for: the body of `POST /api/generate-script`. */
export const GenerateBody = z
  .strictObject({
    type: z.enum(scriptTypes),
    title: text(textLength.title),
    description: text(textLength.free),
    theme: z.enum(themes),
    /** Whole minutes. */
    duration: z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max)),
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
    address: z.optional(z.enum(addressForms)),
    /** Letters of any script, spaces, hyphens and apostrophes. */
    listenerName: z.optional(
      z.string().check(z.trim(), z.maxLength(textLength.listenerName), z.regex(/^(?:\p{L}[\p{L}\p{M} '’-]*)?$/u)),
    ),
    /** Whether it leads into sleep and ends there; without it, what theme and texts say. */
    endsAsleep: z.optional(z.boolean()),
    /** The need that it is written for, `null` for none; without it, what the texts say. */
    need: z.optional(z.nullable(z.enum(needs))),
    /** What of the listener’s body is not used; without it, what the texts say. */
    body: z.optional(z.array(z.enum(bodyLimits)).check(z.maxLength(bodyLimits.length))),
    /** How it is written and spoken; without it, what the texts say. */
    instructions: z.optional(z.array(z.enum(instructions)).check(z.maxLength(instructions.length))),
    /** Seconds of silence in which it ends, `null` for none of its own; without it, what the texts say. */
    endSilence: z.optional(z.nullable(z.int().check(z.minimum(endSilenceSeconds.min), z.maximum(endSilenceSeconds.max)))),
    /** The five images that requests could name first; the same as naming them among `avoidSubjects`. */
    avoid: z.optional(z.array(z.enum(avoidableImages)).check(z.maxLength(avoidableImages.length))),
    /** What the script leaves out, beside what the texts refuse. */
    avoidSubjects: z.optional(z.array(z.enum(avoidableSubjects)).check(z.maxLength(maxAvoidedSubjects))),
    /** What the texts seem to refuse and the script may hold all the same: the person has seen it, and taken it off the list. */
    keepSubjects: z.optional(z.array(z.enum(avoidableSubjects)).check(z.maxLength(avoidableSubjects.length))),
    /** Details that the texts name and the script does not say, as `<role>.<name>`: the person has seen them, and taken them off the list. */
    leaveOutDetails: z.optional(z.array(detailKey).check(z.maxLength(maxDetails))),
    approveOutline: z.optional(z.boolean()),
    /** Set when the person, having seen the help lines, goes on: the script is for their practice. */
    forPractice: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'GenerateScript' });
export type GenerateBody = z.infer<typeof GenerateBody>;

/** What a request says in words, and what of its other fields decides what is read from them. */
export const RequestWords = z
  .strictObject({
    language: z.enum(languages),
    title: text(textLength.title),
    description: text(textLength.free),
    goal: text(textLength.goal),
    audience: text(textLength.audience),
    personalization: text(textLength.free),
    additionalInstructions: text(textLength.free),
    theme: z.optional(z.nullable(z.enum(themes))),
    endsAsleep: z.optional(z.boolean()),
    need: z.optional(z.nullable(z.enum(needs))),
    avoidSubjects: z.optional(z.array(z.enum(avoidableSubjects)).check(z.maxLength(maxAvoidedSubjects))),
    keepSubjects: z.optional(z.array(z.enum(avoidableSubjects)).check(z.maxLength(avoidableSubjects.length))),
  })
  .register(z.globalRegistry, { id: 'RequestWords' });
export type RequestWords = z.infer<typeof RequestWords>;

/** A detail of the person's life that their words name, and the words that do. */
export const FoundDetail = z.object({ key: detailKey, words: z.string() }).register(z.globalRegistry, { id: 'FoundDetail' });
export type FoundDetail = z.infer<typeof FoundDetail>;

/**
 * The need that words speak of, `null` where they speak of none; the subjects that they name only in saying it: “afraid of
 * flying” leaves out no aeroplane; the details that a script for the chosen need, or else for this one, can say; and how the words want it
 * written and spoken, with the seconds of silence in which it is to end.
 */
export const FoundNeed = z
  .object({
    need: z.nullable(z.enum(needs)),
    named: z.array(z.enum(avoidableSubjects)),
    details: z._default(z.array(FoundDetail), []),
    instructions: z._default(z.array(z.enum(instructions)), []),
    endSilence: z._default(z.nullable(z.int()), null),
  })
  .register(z.globalRegistry, { id: 'FoundNeed' });
export type FoundNeed = z.infer<typeof FoundNeed>;

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

/** Proposals that may be asked for at once. */
export const maxVariants = 3;
/** Length of a section that is written again, in seconds. */
export const sectionSeconds = { min: 30, max: durationMinutes.max * 60 } as const;

/**
 * What a generation writes when it is not a new script: the whole once more, or one section. `section` is its place in
 * the text, from 1. More than one variant leaves the text alone until one of them is taken.
 */
export const GenerationScope = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('whole'),
    wish: z.nullable(z.string()),
    /** Percent that it is planned and timed by; without it, what the script has. */
    readingSpeed: z.optional(z.int()),
  }),
  z.object({
    kind: z.literal('section'),
    section: z.int(),
    title: z.nullable(z.string()),
    seconds: z.int(),
    wish: z.nullable(z.string()),
    variants: z.int(),
  }),
]);
export type GenerationScope = z.infer<typeof GenerationScope>;

export const Generation = z
  .object({
    id: z.uuid(),
    scriptId: z.uuid(),
    status: z.enum(generationStatuses),
    stage: z.nullable(z.enum(stages)),
    /** Credits held for it. */
    cost: z.int(),
    /** Credits charged in the end; `null` while it is open. */
    charged: z.nullable(z.int()),
    attempts: z.int(),
    sectionsDone: z.int(),
    sectionsTotal: z.nullable(z.int()),
    failure: z.nullable(z.enum(failureCodes)),
    retryOf: z.nullable(z.uuid()),
    /** `null` where it writes a new script as a whole. */
    scope: z._default(z.nullable(GenerationScope), null),
    /** The outline as it was proposed, while it waits for approval. */
    proposal: z._default(z.nullable(z.array(OutlineSection)), null),
    cancelRequestedAt: z.nullable(z.iso.datetime()),
    /** When it may be taken up (again). */
    availableAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
    startedAt: z.nullable(z.iso.datetime()),
    finishedAt: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { id: 'Generation' });
export type Generation = z.infer<typeof Generation>;

export const isOpen = (generation: Pick<Generation, 'status'>): boolean =>
  openStatuses.some((status) => status === generation.status);

/** What the calls of a model took, all attempts together. */
export const Usage = z
  .object({
    calls: z.int(),
    promptTokens: z.int(),
    completionTokens: z.int(),
    /** In US dollars; `null` where neither the service nor a setting tells what any of it cost. */
    costUsd: z.nullable(z.number()),
    /** Calls of which tokens or cost are not known: the figures are the least that it was. */
    uncounted: z.int(),
  })
  .register(z.globalRegistry, { id: 'Usage' });
export type Usage = z.infer<typeof Usage>;

/** `usage` is `null` for what no model wrote. */
export const GenerationDetails = z
  .extend(Generation, { usage: z.nullable(Usage) })
  .register(z.globalRegistry, { id: 'GenerationDetails' });
export type GenerationDetails = z.infer<typeof GenerationDetails>;

/**
 * An outline that a person has changed: its sections in their order. A title that is left out stays as it was; seconds
 * that are left out are worked out so that all of them sum to the script's length.
 */
export const EditOutlineBody = z
  .strictObject({
    /** The script's, as it was read: another one is a conflict. */
    baseRevision: z.int().check(z.minimum(0)),
    sections: z
      .array(
        z.strictObject({
          kind: z.enum(sectionKinds),
          title: z.optional(SectionTitle),
          plannedSeconds: z.optional(z.int().check(z.minimum(1), z.maximum(durationMinutes.max * 60))),
        }),
      )
      .check(z.minLength(1), z.maxLength(sectionKinds.length)),
  })
  .register(z.globalRegistry, { id: 'EditOutline' });
export type EditOutlineBody = z.infer<typeof EditOutlineBody>;

/** `baseRevision`, where it is given, is that of the outline that was seen. */
export const ApproveBody = z.strictObject({ baseRevision: z.optional(z.int().check(z.minimum(0))) });
export type ApproveBody = z.infer<typeof ApproveBody>;

/**
 * Asks for a script to be written again, or, with `section`, one of its sections: as long as it is, or of `seconds`.
 * `wish` says in words what should be different.
 */
export const RegenerateBody = z
  .strictObject({
    /** The script's, as it was read: another one is a conflict. */
    baseRevision: z.int().check(z.minimum(0)),
    wish: text(textLength.wish),
    section: z.optional(
      z.strictObject({
        position: z.int().check(z.minimum(1)),
        seconds: z.optional(z.int().check(z.minimum(sectionSeconds.min), z.maximum(sectionSeconds.max))),
        variants: z._default(z.int().check(z.minimum(1), z.maximum(maxVariants)), 1),
      }),
    ),
    /** As in the request for a script. */
    forPractice: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'RegenerateScript' });
export type RegenerateBody = z.infer<typeof RegenerateBody>;

export const GenerationList = z.object({ items: z.array(Generation) });

/** Idempotency-Key: 8 to 128 printable characters without spaces. */
export const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{8,128}$/u));
