import type { Script } from '../../../../shared/scripts.schema.ts';
import type { Base } from './Saving.ts';
import { isUnsaved, type EditDraft, type KeptDraft } from './editDraft.ts';
import { mergeTexts } from './mergeTexts.ts';
import { settleMerge } from './settleMerge.ts';

/** Milliseconds after which coming back is another editing session, and so another version. */
const sameSession = 30 * 60 * 1000;

/** With what an editor begins. */
export type Beginning = {
  readonly base: Base;
  readonly initial: { readonly content: string; readonly history: unknown };
  /** The text once everything that was left over is in it; where it is not the initial one, it is put in as a change. */
  readonly content: string;
  readonly editSession: string;
  /** When the text that is brought back was written; `null` where nothing unsaved was left. */
  readonly leftAt: string | null;
  /** The tabs whose drafts hold nothing more that is not in it or on the server. */
  readonly spent: readonly string[];
};

type Left = {
  /** What this very tab kept. */
  readonly own: EditDraft | null;
  /** What tabs kept that are no more, newest first. */
  readonly orphans: readonly KeptDraft[];
  readonly now: Date;
  readonly newSession: string;
};

/**
 * Goes on where the browser was left: with this tab's own draft, else with the newest one that a closed tab left
 * unsaved; what other closed tabs left unsaved is merged in, and stays where it was if that contradicts.
 */
export function beginEditSession(
  script: Pick<Script, 'content' | 'revision'>,
  { own, orphans, now, newSession }: Left,
): Beginning {
  // What was saved and changed elsewhere since has nothing that is not on the server, and its history is of another text.
  const isOfUse = (draft: EditDraft): boolean => isUnsaved(draft) || draft.content === script.content;
  const mine = own && isOfUse(own) ? own : null;
  const left = orphans.filter(({ draft }) => isOfUse(draft));
  const taken = mine ? null : (left.find(({ draft }) => isUnsaved(draft)) ?? left[0] ?? null);
  const draft = mine ?? taken?.draft ?? freshOf(script, newSession);
  let { content } = draft;
  const spent = orphans.filter((orphan) => orphan === taken || !isUnsaved(orphan.draft)).map(({ tab }) => tab);
  for (const orphan of left) {
    if (orphan === taken || !isUnsaved(orphan.draft)) continue;
    const passages = mergeTexts(orphan.draft.base.content, content, orphan.draft.content);
    if (passages.some(({ kind }) => kind === 'conflict')) continue;
    content = settleMerge(passages, []);
    spent.push(orphan.tab);
  }
  const isSame = 'keptAt' in draft && now.getTime() - new Date(draft.keptAt).getTime() < sameSession;
  return {
    base: draft.base,
    initial: { content: draft.content, history: draft.history },
    content,
    editSession: isSame ? draft.editSession : newSession,
    leftAt: 'keptAt' in draft && content !== draft.base.content ? draft.keptAt : null,
    spent,
  };
}

const freshOf = ({ content, revision }: Pick<Script, 'content' | 'revision'>, editSession: string) => ({
  base: { content, revision },
  content,
  history: null,
  editSession,
});
