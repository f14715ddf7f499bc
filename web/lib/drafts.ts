import * as z from 'zod/mini';
import { maxima } from '../../shared/quotas.ts';
import { storage } from './storage.ts';
import { storageKeys } from './storageKeys.ts';

/** What drafts of all kinds have in common. Without a base nothing of it is on the server. */
const Draft = z.object({
  keptAt: z._default(z.string(), ''),
  content: z.string(),
  base: z.optional(z.object({ content: z.string() })),
});

type Kept = { readonly key: string; readonly keptAt: string; readonly isUnsaved: boolean };

/** The texts that an account has begun in this browser: scripts in editors and templates in their form. */
export const drafts = {
  /** How many of them hold what is not on the server. */
  countUnsaved: (accountId: string): number => list(accountId).filter(({ isUnsaved }) => isUnsaved).length,

  /**
   * Makes room for the draft that was just kept: above the maximum those go that nobody has open and that were kept
   * longest ago, what is saved first. `written` stays, whatever there is.
   */
  async bound(accountId: string, written: string): Promise<void> {
    if (list(accountId).length <= maxima.drafts) return;
    const open = await namesHeld();
    const kept = list(accountId);
    const idle = kept
      .filter(({ key }) => key !== written && !open.has(key))
      .toSorted((a, b) => Number(a.isUnsaved) - Number(b.isUnsaved) || a.keptAt.localeCompare(b.keptAt));
    for (const { key } of idle.slice(0, Math.max(0, kept.length - maxima.drafts))) storage.local.write(key, null);
  },
} as const;

const list = (accountId: string): Kept[] =>
  [storageKeys.editDrafts(accountId), storageKeys.templateDraft(accountId, '')].flatMap((start) =>
    storage.local.keys(start).map((key) => read(key)),
  );

/** What cannot be read is nobody's text. */
function read(key: string): Kept {
  try {
    const { keptAt, content, base } = Draft.parse(JSON.parse(storage.local.read(key) ?? 'null'));
    return { key, keptAt, isUnsaved: content !== base?.content };
  } catch {
    return { key, keptAt: '', isUnsaved: false };
  }
}

/** An editor holds the name of its draft as long as its page is open, where the browser has locks. */
async function namesHeld(): Promise<ReadonlySet<string | undefined>> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}
