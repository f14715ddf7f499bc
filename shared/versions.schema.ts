import * as z from 'zod/mini';
import { writers } from './scripts.schema.ts';

/** Why a version came to be. `cancelled` is a first writing that was stopped on the way; `section` and `variant` changed one section. */
export const versionReasons = [
  'created',
  'generated',
  'cancelled',
  'regenerated',
  'section',
  'variant',
  'edited',
  'restored',
] as const;
export const versionAuthors = [...writers, 'person'] as const;

export const maxVersionName = 80;

export const VersionSummary = z
  .object({
    id: z.uuid(),
    scriptId: z.uuid(),
    /** From 1, in the order in which they came to be. */
    number: z.int(),
    reason: z.enum(versionReasons),
    name: z.nullable(z.string()),
    author: z.enum(versionAuthors),
    writerDetail: z.nullable(z.string()),
    title: z.string(),
    words: z.int(),
    totalSeconds: z.number(),
    /** The number of the version that this one brought back. */
    restoredFrom: z.nullable(z.int()),
    /** Whether the script's text is this one. */
    current: z.boolean(),
    createdAt: z.iso.datetime(),
    /** When the last save of its editing session was. */
    updatedAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'VersionSummary' });
export type VersionSummary = z.infer<typeof VersionSummary>;

export const Version = z.extend(VersionSummary, { content: z.string() }).register(z.globalRegistry, { id: 'Version' });
export type Version = z.infer<typeof Version>;

export const VersionPage = z.object({
  items: z.array(VersionSummary),
  nextCursor: z.nullable(z.string()),
  /** How many there are, and how many of them have a name, on the first page; `null` on those that follow. */
  counts: z.nullable(z.object({ total: z.int(), named: z.int() })),
});
export type VersionPage = z.infer<typeof VersionPage>;

/** An empty name takes the name away. */
export const NameVersionBody = z.strictObject({ name: z.string().check(z.trim(), z.maxLength(maxVersionName)) });
export type NameVersionBody = z.infer<typeof NameVersionBody>;

/** The script's revision that was seen; another one answers 409. */
export const BaseRevisionBody = z.strictObject({ baseRevision: z.int().check(z.minimum(0)) });
export type BaseRevisionBody = z.infer<typeof BaseRevisionBody>;

/** One of several proposals for a section. `content` is sentences, one a line, with their pause markers. */
export const SectionVariant = z
  .object({
    id: z.uuid(),
    scriptId: z.uuid(),
    generationId: z.uuid(),
    /** The section's place in the text when it was asked for, from 1, and its title then. */
    section: z.int(),
    sectionTitle: z.nullable(z.string()),
    /** From 1 within its generation. */
    variant: z.int(),
    content: z.string(),
    speechSeconds: z.number(),
    silenceSeconds: z.number(),
    usedAt: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { id: 'SectionVariant' });
export type SectionVariant = z.infer<typeof SectionVariant>;

export const VariantList = z.object({ items: z.array(SectionVariant) });
