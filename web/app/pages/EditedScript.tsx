import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../shared/generations.schema.ts';
import type { PlanId } from '../../../shared/plans.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { EditorHandle } from '../../features/editor/EditorHandle.ts';
import { aboutOf, type ScriptAbout } from '../../features/editor/keeping/ScriptAbout.ts';
import { LeaveGuard } from '../../features/editor/saving/LeaveGuard.tsx';
import { SavingTrouble } from '../../features/editor/saving/SavingTrouble.tsx';
import { useSaving } from '../../features/editor/saving/useSaving.ts';
import { useEditSession, type EditSession } from '../../features/editor/saving/useEditSession.ts';
import { ScriptEditor } from '../../features/editor/ScriptEditor.tsx';
import { isJustRewritten } from '../../features/generations/isJustRewritten.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { connection } from '../../realtime/connection.ts';
import { hasProposals } from '../../features/versions/hasProposals.ts';
import { useDraftsText } from '../../lib/useDraftsText.ts';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import { RewritingNotes } from '../regenerate/RewritingNotes.tsx';
import { EditedHead } from './editor/EditedHead.tsx';
import { EditorSuggestions } from './editor/EditorSuggestions.tsx';
import { useRewriting } from './editor/useRewriting.ts';
import { useLockedNotice } from './editor/useLockedNotice.ts';
import { ProposalNotes } from './script/ProposalNotes.tsx';
import { useScriptDialogs } from './script/useScriptDialogs.tsx';
import { useOpenKept } from './editor/useOpenKept.ts';
import { ScriptSkeleton } from './ScriptSkeleton.tsx';

type Props = { readonly accountId: string; readonly plan: PlanId; readonly script: Script; readonly isDeleted: boolean };

/** A script's text, to be changed; it goes on where this browser left it. */
export function EditedScript({ accountId, plan, script, isDeleted }: Props): ReactNode {
  const session = useEditSession(accountId, script);
  if (!session) return <ScriptSkeleton />;
  return <Editing accountId={accountId} plan={plan} script={script} isDeleted={isDeleted} session={session} />;
}

function Editing({ accountId, plan, script, isDeleted, session }: Props & { readonly session: EditSession }): ReactNode {
  const editor = useRef<EditorHandle>(null);
  const openKept = useOpenKept();
  const about = aboutOf(script);
  const { saving, stored } = usePageSaving({ accountId, script, isDeleted, session, about, editor });
  useRestoredNotice(session.leftAt);
  const draftsText = useDraftsText(accountId);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const content = (): string => editor.current?.content() ?? '';
  const dialogs = useScriptDialogs(script);
  const rewrite = useRewriting({ saving, stored, open: dialogs.openRegenerate });
  useLockedNotice(isBusy);
  return (
    <>
      <EditedHead
        script={script}
        saving={saving}
        isBusy={isBusy}
        onExport={dialogs.openExport}
        // Before any section, there is only the whole.
        onRewriteHere={() => void rewrite(editor.current?.cursorSection() || null)}
        onRewriteWhole={() => void rewrite(null)}
      />
      <SavingTrouble saving={saving} about={about} content={content} onKept={openKept} />
      {draftsText !== null && <QuotaLine>{draftsText}</QuotaLine>}
      <LeaveGuard saving={saving} />
      <RewritingNotes script={script}>{hasProposals(script.generation) && <ProposalNotes script={script} />}</RewritingNotes>
      <ScriptEditor
        ref={editor}
        script={script}
        initial={session.initial}
        isReadOnly={isBusy}
        isSaved={saving.now.name === 'saved'}
        onChange={saving.onChange}
        fit={{ plan, onHold: saving.hold, onRelease: saving.release }}
        {...(!isBusy && { onRewrite: (section: number) => void rewrite(section) })}
        panels={<EditorSuggestions script={script} editor={editor} isReadOnly={isBusy} />}
      />
      {dialogs.shown}
    </>
  );
}

type SavingOptions = Omit<Props, 'plan'> & {
  readonly session: EditSession;
  readonly about: ScriptAbout;
  readonly editor: RefObject<EditorHandle | null>;
};

/** Saves what is written and says what came into it from elsewhere; `stored` resolves once what was saved last is in the cache. */
function usePageSaving({ accountId, script, isDeleted, session, about, editor }: SavingOptions) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const stored = useRef(Promise.resolve());
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get) === null;
  const saving = useSaving({
    accountId,
    scriptId: script.id,
    about,
    script: isDeleted ? null : script,
    session,
    editor,
    isConnected,
    onSaved: (saved) => {
      stored.current = putScript(client, saved);
    },
    onMerged: (had) => {
      const text = t(had === 'theirs' && isJustRewritten(script) ? 'regeneration.merged' : `saving.merged.${had}`);
      showToast({ kind: 'info', text, lifetime: longer });
    },
  });
  return { saving, stored: () => stored.current };
}

/** Milliseconds for two sentences. */
const longer = 8000;

/** Says once that what was left unsaved is here again. */
function useRestoredNotice(leftAt: string | null): void {
  const { t } = useTranslation();
  const formats = useFormats();
  const text = leftAt === null ? null : t('saving.broughtBack', { moment: formats.moment(leftAt) });
  const shown = useRef(false);
  useEffect(() => {
    if (text === null || shown.current) return;
    shown.current = true;
    showToast({ kind: 'info', text, lifetime: longer });
  }, [text]);
}
