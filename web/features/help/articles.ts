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

const Section = z.strictObject({ title: z.string().check(z.minLength(1)), text: z.string().check(z.minLength(1)) });
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
