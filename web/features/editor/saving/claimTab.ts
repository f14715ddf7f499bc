import { randomKey } from '../../../lib/randomKey.ts';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';
import { editDraft, type EditDraft, type KeptDraft } from './editDraft.ts';

/** Milliseconds in which a page that is reloaded lets go of what it held. */
const patience = 1500;
/** Milliseconds after which a draft counts as left, where the browser cannot tell whether its tab is still there. */
const quiet = 60_000;

export type TabClaim = {
  readonly tab: string;
  readonly own: EditDraft | null;
  /** Drafts of tabs that are no more. */
  readonly orphans: readonly KeptDraft[];
  readonly release: () => void;
};

/**
 * Finds out which draft is this tab's. A tab keeps its name over a reload; one that was duplicated has the name of the
 * other, which still holds the lock of it, and gets a new one.
 */
export async function claimTab(accountId: string, scriptId: string): Promise<TabClaim> {
  const nameOf = (tab: string): string => storageKeys.editDraft(accountId, scriptId, tab);
  let tab = storage.session.read(storageKeys.tab) ?? randomKey();
  let release = await holdLock(nameOf(tab), patience);
  if (!release) {
    tab = randomKey();
    release = await holdLock(nameOf(tab), patience);
  }
  storage.session.write(storageKeys.tab, tab);
  const held = [release];
  const orphans: KeptDraft[] = [];
  for (const kept of editDraft.list(accountId, scriptId)) {
    if (kept.tab === tab) continue;
    const lock = await holdLock(nameOf(kept.tab), 0);
    const isLeft = hasLocks() || Date.now() - new Date(kept.draft.keptAt).getTime() > quiet;
    if (!lock || !isLeft) continue;
    held.push(lock);
    // It may have been written to, or taken up elsewhere, until the lock was here.
    const draft = editDraft.read(accountId, scriptId, kept.tab);
    if (draft) orphans.push({ tab: kept.tab, draft });
  }
  const own = editDraft.read(accountId, scriptId, tab);
  return { tab, own, orphans, release: () => held.forEach((letGo) => letGo?.()) };
}

/** Only pages that came over HTTPS, or from this very device, have locks. */
const hasLocks = (): boolean => 'locks' in navigator;

/** Holds a name that no other page holds; gives what lets go of it, or `null` where somebody else holds on to it. */
function holdLock(name: string, milliseconds: number): Promise<(() => void) | null> {
  if (!hasLocks()) return Promise.resolve(() => undefined);
  return new Promise((give) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) return new Promise((letGo) => give(() => letGo()));
      give(null);
      return undefined;
    };
    const options = milliseconds > 0 ? { signal: AbortSignal.timeout(milliseconds) } : { ifAvailable: true };
    // Only the waiting can fail: its time was over.
    navigator.locks.request(name, options, hold).catch(() => give(null));
  });
}
