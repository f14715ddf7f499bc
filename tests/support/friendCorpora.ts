import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '../../shared/vocabulary.ts';

/**
 * What people type. Where `isTrue`, it must call for `key`; else it holds a word that looks like one of the key's and
 * means something else. The held-out half is never tuned on.
 */
const Row = z.strictObject({ text: z.string(), key: z.string(), isTrue: z.boolean(), heldOut: z.boolean() });
export type FriendRow = z.infer<typeof Row>;

export const readFriendCorpus = (language: Language): FriendRow[] =>
  z.array(Row).parse(JSON.parse(readFileSync(join(import.meta.dirname, '../corpora/friends', `${language}.json`), 'utf8')));
