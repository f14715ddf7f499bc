import * as z from 'zod/mini';
import { durationMinutes } from '../../../../shared/generations.schema.ts';
import { scriptTypes } from '../../../../shared/vocabulary.ts';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';

/** One sentence, and what was chosen beside it; `null` follows the sentence. */
const KeptWish = z.object({
  sentence: z.string(),
  type: z.nullable(z.enum(scriptTypes)),
  duration: z.nullable(z.int().check(z.minimum(durationMinutes.least), z.maximum(durationMinutes.most))),
});
export type KeptWish = z.infer<typeof KeptWish>;

/** Kept like the form's draft: for each account its own, over a reload and over signing out. */
export const keptWish = {
  read(accountId: string): KeptWish {
    try {
      return KeptWish.parse(JSON.parse(storage.local.read(storageKeys.wish(accountId)) ?? 'null'));
    } catch {
      return { sentence: '', type: null, duration: null }; // nothing kept, or kept by an older program
    }
  },
  save: (accountId: string, wish: KeptWish): void => storage.local.write(storageKeys.wish(accountId), JSON.stringify(wish)),
  /** It is in the form now. */
  clear: (accountId: string): void => storage.local.write(storageKeys.wish(accountId), null),
} as const;
