import * as z from 'zod';
import { randomKey } from '../../lib/randomKey.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { Answers } from './answers.ts';

/** A request that is not sent yet, or whose answer has not come. `key` belongs to exactly the body in `keyFor`. */
const Draft = z.object({ answers: Answers, key: z.string().nullable(), keyFor: z.string().nullable() });
type Draft = z.infer<typeof Draft>;

const read = (accountId: string): Draft | null => {
  try {
    return Draft.parse(JSON.parse(storage.local.read(storageKeys.draft(accountId)) ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
};

const write = (accountId: string, draft: Draft): void => storage.local.write(storageKeys.draft(accountId), JSON.stringify(draft));

/** Drafts live in the browser, one for each account: they survive a reload, a lost connection and signing out. */
export const draft = {
  readAnswers: (accountId: string): Answers | null => read(accountId)?.answers ?? null,

  saveAnswers(accountId: string, answers: Answers): void {
    const known = read(accountId);
    write(accountId, { answers, key: known?.key ?? null, keyFor: known?.keyFor ?? null });
  },

  /** The same key while the same body waits for its answer, also after a reload; else a new one. */
  keyFor(accountId: string, answers: Answers, body: string): string {
    const known = read(accountId);
    const key = known?.keyFor === body && known.key !== null ? known.key : randomKey();
    write(accountId, { answers, key, keyFor: body });
    return key;
  },

  /** An answer has come: what is sent next is another request. */
  spendKey(accountId: string): void {
    const known = read(accountId);
    if (known) write(accountId, { ...known, key: null, keyFor: null });
  },

  clear: (accountId: string): void => storage.local.write(storageKeys.draft(accountId), null),
} as const;
