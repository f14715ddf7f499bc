import type { Base } from './Saving.ts';
import type { ScriptAbout } from '../keeping/ScriptAbout.ts';
import { editDraft } from './editDraft.ts';
import type { EditSession } from './useEditSession.ts';

/** Milliseconds without a key after which the text is kept in the browser. */
const calm = 400;

type DraftOwner = {
  readonly accountId: string;
  readonly scriptId: string;
  readonly about: ScriptAbout;
  readonly session: EditSession;
};
type Read = { readonly content: () => string; readonly history: () => unknown };

export type DraftKeeper = {
  /** Something was written: it is kept in a moment. */
  readonly soon: () => void;
  /** Keeps at once what was not kept yet. */
  readonly now: () => void;
  readonly rebase: (base: Base) => void;
};

/** Keeps an editing session's text in the browser as it grows; a script that was only looked at leaves nothing behind. */
export function keepDraft({ accountId, scriptId, about, session }: DraftOwner, { content, history }: Read): DraftKeeper {
  let { base } = session;
  let isTouched = session.leftAt !== null || session.initial.history !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const now = (): void => {
    clearTimeout(timer);
    if (!isDue) return;
    isDue = false;
    const { tab, editSession } = session;
    const keptAt = new Date().toISOString();
    editDraft.keep(accountId, scriptId, tab, { base, content: content(), history: history(), editSession, keptAt, about });
  };
  const soon = (): void => {
    isTouched = true;
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(now, calm);
  };
  return {
    soon,
    now,
    rebase(next): void {
      base = next;
      if (isTouched) soon();
    },
  };
}
