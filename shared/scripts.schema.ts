import * as z from 'zod';
import { GenerateBody, Generation, OutlineSection, textLength } from './generations.schema.ts';
import { addressForms, approaches, intensities, languages, scriptTypes, styles, themes } from './vocabulary.ts';

export const scriptStatuses = ['writing', 'ready', 'partial', 'failed'] as const;
export const writers = ['composer', 'model'] as const;

/** A finished section. `content` is sentences, one a line, with their pause markers. */
export const Section = OutlineSection.extend({
  content: z.string(),
  speechSeconds: z.number(),
  /** Pauses and the breaths between sentences. */
  silenceSeconds: z.number(),
});
export type Section = z.infer<typeof Section>;

export const Timing = z.object({
  speechSeconds: z.number(),
  silenceSeconds: z.number(),
  totalSeconds: z.number(),
  /**
   * The script drawn as time, from its start: seconds of speech and of silence by turns, speech first. At most 96
   * numbers; neighbouring runs of a long script are joined, so that the sum stays its length.
   */
  strip: z.array(z.number()).max(96),
});
export type Timing = z.infer<typeof Timing>;

export const Finding = z.object({
  code: z.string(),
  level: z.enum(['fatal', 'advisory']),
  /** Place in the text; `section` and `sentence` count from 1. */
  section: z.int().nullable(),
  sentence: z.int().nullable(),
  start: z.int().nullable(),
  end: z.int().nullable(),
  /** Values for the sentence that explains the code in the reader's language. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof Finding>;

const facts = {
  id: z.uuid(),
  /** Empty until the outline names it, where the person gave none. */
  title: z.string(),
  type: z.enum(scriptTypes),
  theme: z.enum(themes),
  style: z.enum(styles),
  approach: z.enum(approaches),
  intensity: z.enum(intensities),
  language: z.enum(languages),
  address: z.enum(addressForms),
  /** Minutes asked for. */
  duration: z.int(),
  status: z.enum(scriptStatuses),
  writer: z.enum(writers).nullable(),
  words: z.int(),
  timing: Timing.nullable(),
  /** Rises with every change; PATCH sends it back as `baseRevision`. */
  revision: z.int(),
  /** The newest generation of this script. */
  generation: Generation.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const ScriptListItem = z.object({ ...facts, excerpt: z.string() }).meta({ id: 'ScriptListItem' });
export type ScriptListItem = z.infer<typeof ScriptListItem>;

export const Script = z
  .object({
    ...facts,
    /** The spoken text: sections as `## Title` lines, pauses as `[pause:N]`. */
    content: z.string(),
    outline: z.array(OutlineSection),
    sections: z.array(Section),
    findings: z.array(Finding),
    /** What was asked for, so that it can be asked for again. */
    request: GenerateBody,
    /** What wrote it: the phrase library's version, or the model's name. */
    writerDetail: z.string().nullable(),
    seed: z.string().nullable(),
  })
  .meta({ id: 'Script' });
export type Script = z.infer<typeof Script>;

export const ScriptPage = z.object({ items: z.array(ScriptListItem), nextCursor: z.string().nullable() });
export type ScriptPage = z.infer<typeof ScriptPage>;

/** Longest text that an edit may hold, in characters: three times a 60-minute script. */
export const longestContent = 200_000;

export const UpdateScriptBody = z.strictObject({
  baseRevision: z.int().min(0),
  title: z.string().trim().min(1).max(textLength.title).optional(),
  content: z.string().max(longestContent).optional(),
});
export type UpdateScriptBody = z.infer<typeof UpdateScriptBody>;

/** Characters of spoken text that a list shows of a script. */
const excerptLength = 180;

/** The first spoken words of a script, without markers and titles. */
export function excerptOf(content: string): string {
  const spoken = content
    .slice(0, 4000)
    .split('\n')
    .filter((line) => !line.startsWith('## '))
    .join(' ')
    .replaceAll(/\[pause:\d+\]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return spoken.length <= excerptLength ? spoken : `${spoken.slice(0, excerptLength).replace(/\s+\S*$/u, '')}…`;
}

/** What a list shows of a script; the same as the server's own list. */
export function toListItem(script: Script): ScriptListItem {
  const {
    content,
    outline: _outline,
    sections: _sections,
    findings: _findings,
    request: _request,
    writerDetail: _detail,
    seed: _seed,
    ...rest
  } = script;
  return { ...rest, excerpt: excerptOf(content) };
}
