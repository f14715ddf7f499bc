import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '../../shared/vocabulary.ts';

/**
 * What people type, and how it is meant. `negative` must not call for `key`, and keeps the words `avoids` away; `calls`
 * is what it asks for all the same. `twin` says the same of the same thing, and wants it. `needs` must all call for
 * `calls`. The held-out half is never tuned on.
 */
const Row = z.strictObject({
  heldOut: z.boolean(),
  key: z.optional(z.string()),
  negative: z.optional(z.string()),
  twin: z.optional(z.string()),
  needs: z.optional(z.array(z.string())),
  avoids: z.optional(z.array(z.string())),
  calls: z.optional(z.array(z.string())),
});
export type StanceRow = z.infer<typeof Row>;

export const readStanceCorpus = (language: Language): StanceRow[] =>
  z.array(Row).parse(JSON.parse(readFileSync(join(import.meta.dirname, '../corpora/stances', `${language}.json`), 'utf8')));
