import * as z from 'zod/mini';
import { durationMinutes, GenerateBody, Generation, OutlineSection, textLength } from './generations.schema.ts';
import { SteeringWord } from './steering.schema.ts';
import { addressForms, approaches, intensities, languages, scriptTypes, styles, themes, type SectionKind } from './vocabulary.ts';

export const scriptStatuses = ['writing', 'ready', 'partial', 'failed'] as const;
export const writers = ['composer', 'model'] as const;

/** A finished section. `content` is sentences, one a line, with their pause markers. */
export const Section = z.extend(OutlineSection, {
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
  strip: z.array(z.number()).check(z.maxLength(96)),
});
export type Timing = z.infer<typeof Timing>;

/** What a fix does, so that the page can name it in the reader's language. */
export const fixKinds = [
  'delete-sentence',
  'delete-leftover',
  'delete-title',
  'move-title',
  'set-marker',
  'clamp-pause',
  'delete-pause',
  'shorten-pause',
  'resize-pauses',
  'append-ending',
  'split-sentence',
  'reword-sentence',
] as const;
export type FixKind = (typeof fixKinds)[number];

/** Puts `text` in the place of what stands from `start` to `end`: UTF-16 units into the content. */
export const TextEdit = z.object({ start: z.int(), end: z.int(), text: z.string() });
export type TextEdit = z.infer<typeof TextEdit>;

/** Edits of the very content that was checked; no two overlap. */
export const Fix = z.object({ kind: z.enum(fixKinds), edits: z.array(TextEdit) });
export type Fix = z.infer<typeof Fix>;

const FindingFields = z.object({
  code: z.string(),
  level: z.enum(['fatal', 'advisory']),
  /** Position in the text; `section` and `sentence` count from 1. */
  section: z.nullable(z.int()),
  sentence: z.nullable(z.int()),
  start: z.nullable(z.int()),
  end: z.nullable(z.int()),
  /** Values for the sentence that explains the code in the reader's language. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What would make the finding disappear; `null` where only a person can tell. Findings of older scripts have none. */
  fix: z._default(z.nullable(Fix), null),
  /** A sentence to say instead, where the fix leaves one out or there is none. */
  wording: z.optional(Fix),
});

/** Findings that were stored before November 2026 call the fix `mend`. Rows and events of seven days hold such ones. */
const withFix = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'mend' in value ? { fix: value.mend, ...value } : value;

export const Finding = z.pipe(z.transform(withFix), FindingFields);
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
  /** Whether it ends asleep, where it says so itself; else its theme says. */
  endsAsleep: z.optional(z.nullable(z.boolean())),
  /** Minutes asked for. */
  duration: z.int(),
  status: z.enum(scriptStatuses),
  /** `null` until the work has begun, and for a script that a person began. */
  writer: z.nullable(z.enum(writers)),
  /** The reader's own speed that `timing` goes by, in percent of the product's rate for this kind of script. */
  readingSpeed: z._default(z.int(), 100),
  words: z.int(),
  timing: z.nullable(Timing),
  /** Credits charged for it so far, all its generations together. */
  paid: z._default(z.int(), 0),
  /** Rises with every change; PATCH sends it back as `baseRevision`. */
  revision: z.int(),
  /** Whether it is among the favourites. That has events of its own, and raises no revision. */
  favorite: z.boolean(),
  /** The newest generation of this script. */
  generation: z.nullable(Generation),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

export const ScriptListItem = z.object({ ...facts, excerpt: z.string() }).register(z.globalRegistry, { id: 'ScriptListItem' });
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
    writerDetail: z.nullable(z.string()),
    seed: z.nullable(z.string()),
    /** The words of the request that steered the script; `null` where the writer was given the whole request. */
    steering: z.nullable(z.array(SteeringWord)),
  })
  .register(z.globalRegistry, { id: 'Script' });
export type Script = z.infer<typeof Script>;

export const ScriptPage = z.object({
  items: z.array(ScriptListItem),
  nextCursor: z.nullable(z.string()),
  /** All that the list holds, on its first page; `null` on those that follow. */
  total: z.nullable(z.int()),
});
export type ScriptPage = z.infer<typeof ScriptPage>;

/** Longest text that an edit may hold, in characters: three times a 60-minute script. */
export const maxContentLength = 200_000;

export const UpdateScriptBody = z.strictObject({
  baseRevision: z.int().check(z.minimum(0)),
  title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.title))),
  content: z.optional(z.string().check(z.maxLength(maxContentLength))),
  /** The editing session that this save belongs to: all of one editing session are one version. */
  editSession: z.optional(z.uuid()),
});
export type UpdateScriptBody = z.infer<typeof UpdateScriptBody>;

/** A script that a person writes. What it is for decides how it is timed, checked and listed. */
export const CreateScriptBody = z
  .strictObject({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.title)),
    type: z.enum(scriptTypes),
    theme: z.enum(themes),
    approach: z._default(z.enum(approaches), 'calm'),
    language: z.enum(languages),
    address: z.optional(z.enum(addressForms)),
    /** Whole minutes that it should take. */
    duration: z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max)),
    content: z._default(z.string().check(z.maxLength(maxContentLength)), ''),
  })
  .register(z.globalRegistry, { id: 'CreateScript' });
export type CreateScriptBody = z.infer<typeof CreateScriptBody>;

/** What a copy of a script is called. */
export const DuplicateScriptBody = z
  .strictObject({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(textLength.title)) })
  .register(z.globalRegistry, { id: 'DuplicateScript' });
export type DuplicateScriptBody = z.infer<typeof DuplicateScriptBody>;

/** Characters of spoken text that a list shows of a script. */
const excerptLength = 180;

/** Kinds of section that hold what a script is about; what stands before them is much the same in all. */
const heartKinds = new Set<SectionKind>(['theme', 'suggestion']);

/** The text from its heart on, where the outline names one that the text has; the list's query cuts it the same way. */
function fromHeart(content: string, outline: readonly Pick<OutlineSection, 'kind'>[]): string {
  const index = outline.findIndex(({ kind }) => heartKinds.has(kind));
  const heart = index > 0 ? content.split('\n## ', index + 1)[index] : undefined;
  return heart ? `## ${heart}` : content;
}

/** The first spoken words of what a script is about, without markers and titles. */
export function excerptOf(content: string, outline: readonly Pick<OutlineSection, 'kind'>[]): string {
  const spoken = fromHeart(content, outline)
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
    outline,
    sections: _sections,
    findings: _findings,
    request: _request,
    writerDetail: _detail,
    seed: _seed,
    steering: _steering,
    ...rest
  } = script;
  return { ...rest, excerpt: excerptOf(content, outline) };
}
