import * as z from 'zod/mini';

/** The pages of the help, in the order in which they are listed. */
export const articleIds = [
  'start',
  'request',
  'clock',
  'checks',
  'writing',
  'editing',
  'versions',
  'exports',
  'credits',
  'hypnosis',
  'library',
  'account',
  'access',
] as const;
export type ArticleId = (typeof articleIds)[number];

const Section = z.strictObject({
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  /** What people type who look for it, and the text does not say: never shown. From `words/<language>.json`. */
  words: z.optional(z.string()),
});
const Article = z.strictObject({
  title: z.string().check(z.minLength(1)),
  lead: z.string().check(z.minLength(1)),
  /** By the name that stands after `#` in its address, in the order of reading. */
  sections: z.record(z.string().check(z.regex(/^[a-z]+$/u)), Section),
});

/**
 * One language's help, as `locales/<language>/help.json` holds it. A text has paragraphs apart by an empty line, lists
 * of lines that begin with `- `, `[links](/to)` and `` `keys` ``; `{{figures}}` come from the catalogue.
 */
export const Help = z.record(z.enum(articleIds), Article);
export type Help = z.infer<typeof Help>;

/** By `article.section`: words that find it. */
export const HelpWords = z.record(z.string().check(z.regex(/^[a-z]+\.[a-z]+$/u)), z.string().check(z.minLength(1)));
export type HelpWords = z.infer<typeof HelpWords>;
