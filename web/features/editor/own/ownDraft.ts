import * as z from 'zod/mini';
import { randomKey } from '../../../lib/randomKey.ts';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';
import { OwnAnswers } from './ownAnswers.ts';

const Draft = z.object({ answers: OwnAnswers, key: z.string(), keyFor: z.string() });
type Draft = z.infer<typeof Draft>;

/** A script of one's own that is not begun yet, for each account. `key` belongs to exactly the body in `keyFor`. */
export const ownDraft = {
  read: (accountId: string): OwnAnswers | null => read(accountId)?.answers ?? null,
  save: (accountId: string, answers: OwnAnswers): void =>
    write(accountId, { ...(read(accountId) ?? { key: '', keyFor: '' }), answers }),
  /** The same key while the same body waits for its answer, also after a reload; else a new one. */
  keyFor(accountId: string, answers: OwnAnswers, body: string): string {
    const known = read(accountId);
    const key = known?.keyFor === body && known.key !== '' ? known.key : randomKey();
    write(accountId, { answers, key, keyFor: body });
    return key;
  },
  clear: (accountId: string): void => storage.local.write(storageKeys.newScript(accountId), null),
} as const;

function read(accountId: string): Draft | null {
  try {
    return Draft.parse(JSON.parse(storage.local.read(storageKeys.newScript(accountId)) ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
}

const write = (accountId: string, draft: Draft): void =>
  storage.local.write(storageKeys.newScript(accountId), JSON.stringify(draft));
