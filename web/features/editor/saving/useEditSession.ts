import { useEffect, useState } from 'react';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { randomUuid } from '../../../lib/randomUuid.ts';
import { aboutOf, type ScriptAbout } from '../keeping/ScriptAbout.ts';
import { beginEditSession, type Beginning } from './beginEditSession.ts';
import { claimTab } from './claimTab.ts';
import { editDraft } from './editDraft.ts';

/** One stay at a script's editor, in one tab. */
export type EditSession = Beginning & { readonly tab: string };

/** Goes on where this browser left the script; `null` until that is known. */
export function useEditSession(accountId: string, script: Script): EditSession | null {
  const [begun] = useState(script);
  const [session, setSession] = useState<EditSession | null>(null);
  useEffect(() => {
    let isOver = false;
    let release = (): void => undefined;
    void claimTab(accountId, begun.id).then((claim) => {
      if (isOver) return claim.release();
      ({ release } = claim);
      const now = new Date();
      editDraft.prune(accountId, now);
      const beginning = beginEditSession(begun, { own: claim.own, orphans: claim.orphans, now, newSession: randomUuid() });
      takeOver({ accountId, scriptId: begun.id, about: aboutOf(begun), tab: claim.tab }, beginning, now);
      return setSession({ ...beginning, tab: claim.tab });
    });
    return () => {
      isOver = true;
      release();
    };
  }, [accountId, begun]);
  return session;
}

type Position = { readonly accountId: string; readonly scriptId: string; readonly about: ScriptAbout; readonly tab: string };

/** What other tabs left is this tab's from now on; it goes there only once it is kept here. */
function takeOver(
  { accountId, scriptId, about, tab }: Position,
  { base, content, initial, editSession, leftAt, spent }: Beginning,
  now: Date,
): void {
  const { history } = initial;
  if (leftAt !== null) {
    editDraft.keep(accountId, scriptId, tab, { base, content, history, editSession, keptAt: now.toISOString(), about });
    if (editDraft.read(accountId, scriptId, tab)?.content !== content) return;
  }
  for (const other of spent) editDraft.forget(accountId, scriptId, other);
}
