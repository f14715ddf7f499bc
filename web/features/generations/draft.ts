import * as z from 'zod/mini';
import { randomKey } from '../../lib/randomKey.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { Answers } from './answers.ts';

/** A request that is not sent yet, or whose answer has not come. `key` belongs to exactly the body in `keyFor`. */
const Draft = z.object({
  answers: Answers,
  key: z.nullable(z.string()),
  keyFor: z.nullable(z.string()),
  /** The answers that were there before something else filled the form. */
  before: z._default(z.nullable(Answers), null),
});
type Draft = z.infer<typeof Draft>;

const none = { key: null, keyFor: null, before: null } as const;

const read = (accountId: string): Draft | null => {
  try {
    return Draft.parse(JSON.parse(storage.local.read(storageKeys.draft(accountId)) ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
};

const write = (accountId: string, draft: Draft): void => storage.local.write(storageKeys.draft(accountId), JSON.stringify(draft));

const areSame = (one: Answers, other: Answers): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Drafts live in the browser, one for each account: they survive a reload, a lost connection and signing out. */
export const draft = {
  readAnswers: (accountId: string): Answers | null => read(accountId)?.answers ?? null,

  saveAnswers(accountId: string, answers: Answers): void {
    write(accountId, { ...(read(accountId) ?? none), answers });
  },

  /** Fills the form again, and keeps what was in it. Filled twice with the same, it still knows what was there before. */
  begin(accountId: string, answers: Answers): void {
    const known = read(accountId);
    if (known && areSame(known.answers, answers)) return;
    write(accountId, { ...(known ?? none), answers, before: known?.answers ?? null });
  },

  /** What the form held before it was filled; `null` where it held nothing. */
  readBefore: (accountId: string): Answers | null => read(accountId)?.before ?? null,

  /** Brings back what the form held before it was filled. */
  bringBack(accountId: string): void {
    const known = read(accountId);
    if (known?.before) write(accountId, { ...known, answers: known.before, before: null });
  },

  /** The same key while the same body waits for its answer, also after a reload; else a new one. */
  keyFor(accountId: string, answers: Answers, body: string): string {
    const known = read(accountId) ?? none;
    const key = known.keyFor === body && known.key !== null ? known.key : randomKey();
    write(accountId, { ...known, answers, key, keyFor: body });
    return key;
  },

  /** An answer has come: what is sent next is another request. */
  spendKey(accountId: string): void {
    const known = read(accountId);
    if (known) write(accountId, { ...known, key: null, keyFor: null });
  },

  /** The draft became a script; what it had pushed aside is the draft again. */
  clear(accountId: string): void {
    const before = read(accountId)?.before ?? null;
    if (before) write(accountId, { ...none, answers: before });
    else storage.local.write(storageKeys.draft(accountId), null);
  },
} as const;
