import * as z from 'zod/mini';
import { durationMinutes } from '../../../../shared/generations.schema.ts';
import { scriptTypes } from '../../../../shared/vocabulary.ts';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';

/** One sentence, and what was chosen beside it; `null` follows the sentence. */
const KeptSentence = z.object({
  sentence: z.string(),
  type: z.nullable(z.enum(scriptTypes)),
  duration: z.nullable(z.int().check(z.minimum(durationMinutes.min), z.maximum(durationMinutes.max))),
});
export type KeptSentence = z.infer<typeof KeptSentence>;

/** Kept like the form's draft: for each account its own, over a reload and over signing out. */
export const keptSentence = {
  read(accountId: string): KeptSentence {
    try {
      return KeptSentence.parse(JSON.parse(storage.local.read(storageKeys.reading(accountId)) ?? 'null'));
    } catch {
      return { sentence: '', type: null, duration: null }; // nothing kept, or kept by an older program
    }
  },
  save: (accountId: string, reading: KeptSentence): void =>
    storage.local.write(storageKeys.reading(accountId), JSON.stringify(reading)),
  /** It is in the form now. */
  clear: (accountId: string): void => storage.local.write(storageKeys.reading(accountId), null),
} as const;
