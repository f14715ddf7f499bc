import * as z from 'zod/mini';
import { drafts } from '../../../lib/drafts.ts';
import { storage } from '../../../lib/storage.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';
import { ScriptAbout } from '../keeping/ScriptAbout.ts';

const Draft = z.object({
  /** The server's text that the content comes from. */
  base: z.object({ revision: z.int(), content: z.string() }),
  content: z.string(),
  /** What can be undone and redone, as the editor gives it. */
  history: z.unknown(),
  editSession: z.string(),
  keptAt: z.iso.datetime(),
  /** What the text was for, so that it can be kept when its script is gone; `null` where an older program kept it. */
  about: z.catch(z.nullable(ScriptAbout), null),
});
export type EditDraft = z.infer<typeof Draft>;
export type KeptDraft = { readonly tab: string; readonly draft: EditDraft };

const day = 24 * 3600 * 1000;
/** Milliseconds after which what was never taken up again goes; what is saved is on the server, too. */
const oldest = { saved: 7 * day, unsaved: 90 * day } as const;

/**
 * What stands in an editor, kept in the browser: for each account, script and tab its own, so that no tab overwrites
 * another's. It survives a reload, a crash and signing out.
 */
export const editDraft = {
  read(accountId: string, scriptId: string, tab: string): EditDraft | null {
    return parse(storage.local.read(storageKeys.editDraft(accountId, scriptId, tab)));
  },

  /** Where the browser has no room for what can be undone, the text alone is kept. */
  keep(accountId: string, scriptId: string, tab: string, draft: EditDraft): void {
    const key = storageKeys.editDraft(accountId, scriptId, tab);
    const isNew = storage.local.read(key) === null;
    if (!storage.local.tryWrite(key, JSON.stringify(draft)))
      storage.local.write(key, JSON.stringify({ ...draft, history: null } satisfies EditDraft));
    if (isNew) void drafts.bound(accountId, key);
  },

  forget: (accountId: string, scriptId: string, tab: string): void =>
    storage.local.write(storageKeys.editDraft(accountId, scriptId, tab), null),

  /** The drafts of a script, newest first. */
  list(accountId: string, scriptId: string): KeptDraft[] {
    const start = storageKeys.editDraft(accountId, scriptId, '');
    return storage.local
      .keys(start)
      .flatMap((key) => {
        const draft = parse(storage.local.read(key));
        return draft ? [{ tab: key.slice(start.length), draft }] : [];
      })
      .toSorted((a, b) => b.draft.keptAt.localeCompare(a.draft.keptAt));
  },

  /** Drops the account's drafts that nobody came back to. */
  prune(accountId: string, now: Date): void {
    for (const key of storage.local.keys(storageKeys.editDrafts(accountId))) {
      const draft = parse(storage.local.read(key));
      const max = draft && isUnsaved(draft) ? oldest.unsaved : oldest.saved;
      if (!draft || now.getTime() - new Date(draft.keptAt).getTime() > max) storage.local.write(key, null);
    }
  },
} as const;

export const isUnsaved = ({ content, base }: Pick<EditDraft, 'content' | 'base'>): boolean => content !== base.content;

function parse(kept: string | null): EditDraft | null {
  try {
    return Draft.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return null; // nothing kept, or kept by an older program
  }
}
