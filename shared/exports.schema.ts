import * as z from 'zod/mini';
import { exportFormats, type ExportFormat } from './plans.ts';
import { writers } from './scripts.schema.ts';
import { languages, scriptTypes, themes } from './vocabulary.ts';

/** Services whose SSML differs; `generic` is what the W3C says. */
export const ssmlDialects = ['generic', 'azure', 'google', 'polly', 'elevenlabs'] as const;
export type SsmlDialect = (typeof ssmlDialects)[number];

/** The media type that a format is sent with. */
export const exportTypes = {
  txt: 'text/plain',
  md: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ssml: 'application/ssml+xml',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
} as const satisfies Record<ExportFormat, string>;

const flag = (usual: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false']), usual),
    z.transform((word: 'true' | 'false') => word === 'true'),
  );

/** How a script is exported, as it stands in an address. */
export const ExportQuery = z.strictObject({
  format: z.enum(exportFormats),
  /** Of SSML; the other formats have none. */
  dialect: z._default(z.enum(ssmlDialects), 'generic'),
  /** Whether the file says, where a reader sees it, what it is and who wrote it. Its machine-readable marking is always there. */
  metadata: flag('true'),
  /** Whether ends of lines, paragraphs and sections without a marker become pauses of the account's three lengths. */
  lineBreaks: flag('false'),
  /** A version of the script instead of its present text. */
  version: z.optional(z.uuid()),
});
export type ExportQuery = z.infer<typeof ExportQuery>;

/**
 * What machines read of who wrote a file, the same in every format. Regulation (EU) 2024/1689, article 50(2), asks for
 * such a marking of text that a model wrote; it is on every file, and says of the others that it is not so.
 */
export const FileMark = z.object({
  generator: z.literal('Stillpoint'),
  /** What wrote the words at first: the phrase library, a model or a person. */
  writer: z.enum([...writers, 'person']),
  /** The phrase library's version or the model's name. */
  detail: z.string(),
  aiGenerated: z.boolean(),
  /** Whether a person has changed since what was written for them. */
  edited: z.boolean(),
  /** The term of IPTC's vocabulary for what a model made (https://cv.iptc.org/newscodes/digitalsourcetype); else empty. */
  digitalSourceType: z.string(),
  language: z.enum(languages),
});
export type FileMark = z.infer<typeof FileMark>;

/** The version of the exported file's format. It rises with a change after which older files can no longer be imported. */
export const exportedVersion = 1;

const position = { section: z.int(), paragraph: z.int() };

/** A run of speech or of silence, in seconds from the script's start. A breath follows a sentence without a marker. */
const ExportedSegment = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('speech'), start: z.number(), end: z.number(), ...position, text: z.string() }),
  z.object({ kind: z.enum(['pause', 'breath']), start: z.number(), end: z.number(), ...position }),
]);
export type ExportedSegment = z.infer<typeof ExportedSegment>;

/** A script as a JSON file. */
export const ExportedScript = z.object({
  format: z.literal('stillpoint.script'),
  formatVersion: z.literal(exportedVersion),
  mark: FileMark,
  title: z.string(),
  language: z.enum(languages),
  type: z.enum(scriptTypes),
  theme: z.enum(themes),
  version: z.nullable(z.int()),
  /** Who wrote it, and for which words it was checked, in the script's language. */
  statement: z.optional(z.string()),
  exportedAt: z.optional(z.iso.datetime()),
  words: z.int(),
  speechSeconds: z.number(),
  silenceSeconds: z.number(),
  totalSeconds: z.number(),
  sections: z.array(z.object({ title: z.nullable(z.string()), start: z.number(), end: z.number() })),
  /** The text itself, with titles and markers: the truth, from which the rest follows. */
  content: z.string(),
  segments: z.array(ExportedSegment),
});
export type ExportedScript = z.infer<typeof ExportedScript>;
