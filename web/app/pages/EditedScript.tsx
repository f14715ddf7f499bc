import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { EditorHandle } from '../../features/editor/EditorHandle.ts';
import { aboutOf } from '../../features/editor/keeping/ScriptAbout.ts';
import { LeaveGuard } from '../../features/editor/saving/LeaveGuard.tsx';
import { SavingStatus } from '../../features/editor/saving/SavingStatus.tsx';
import { SavingTrouble } from '../../features/editor/saving/SavingTrouble.tsx';
import { useSaving } from '../../features/editor/saving/useSaving.ts';
import { useEditSession, type EditSession } from '../../features/editor/saving/useEditSession.ts';
import { ScriptEditor } from '../../features/editor/ScriptEditor.tsx';
import { isJustRewritten } from '../../features/generations/isJustRewritten.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { showToast } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { connection } from '../../realtime/connection.ts';
import { Button } from '../../ui/Button.tsx';
import { hasProposals } from '../../features/versions/hasProposals.ts';
import { useDraftsText } from '../../lib/useDraftsText.ts';
import { QuotaLine } from '../../ui/QuotaLine.tsx';
import { TopbarNote } from '../frame/TopbarNote.tsx';
import { RewritingNotes } from '../regenerate/RewritingNotes.tsx';
import { EditorHead } from './EditorHead.tsx';
import { EditorSuggestions } from './editor/EditorSuggestions.tsx';
import { useRewriting } from './editor/useRewriting.ts';
import { useLockedNotice } from './editor/useLockedNotice.ts';
import { ProposalNotes } from './script/ProposalNotes.tsx';
import { useScriptDialogs } from './script/useScriptDialogs.tsx';
import { useOpenKept } from './editor/useOpenKept.ts';
import { ScriptSkeleton } from './ScriptSkeleton.tsx';

type Props = { readonly accountId: string; readonly script: Script; readonly isDeleted: boolean };

/** A script's text, to be changed; it goes on where this browser left it. */
export function EditedScript({ accountId, script, isDeleted }: Props): ReactNode {
  const session = useEditSession(accountId, script);
  if (!session) return <ScriptSkeleton />;
  return <Editing accountId={accountId} script={script} isDeleted={isDeleted} session={session} />;
}

function Editing({ accountId, script, isDeleted, session }: Props & { readonly session: EditSession }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const editor = useRef<EditorHandle>(null);
  const stored = useRef(Promise.resolve());
  const openKept = useOpenKept();
  const isConnected = useSyncExternalStore(connection.subscribe, connection.get) === null;
  const about = aboutOf(script);
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
  useRestoredNotice(session.leftAt);
  const draftsText = useDraftsText(accountId);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const content = (): string => editor.current?.content() ?? '';
  const dialogs = useScriptDialogs(script);
  const rewrite = useRewriting({ saving, stored: () => stored.current, open: dialogs.openRegenerate });
  useLockedNotice(isBusy);
  return (
    <>
      <EditorHead
        script={script}
        onExport={dialogs.openExport}
        actions={[
          {
            icon: 'again',
            name: t('regeneration.here'),
            unavailable: isBusy,
            // Before any section, there is only the whole.
            run: () => void rewrite(editor.current?.cursorSection() || null),
          },
          { icon: 'again', name: t('regeneration.whole'), unavailable: isBusy, run: () => void rewrite(null) },
        ]}
      >
        <Button size="sm" unavailable={isBusy || saving.now.name === 'saved'} onClick={() => void saving.saveNow()}>
          {t('editor.save')}
        </Button>
        <TopbarNote>
          <SavingStatus state={saving.now} />
        </TopbarNote>
      </EditorHead>
      <SavingTrouble saving={saving} about={about} content={content} onKept={openKept} />
      {draftsText !== null && <QuotaLine>{draftsText}</QuotaLine>}
      <LeaveGuard saving={saving} />
      <RewritingNotes script={script}>{hasProposals(script.generation) && <ProposalNotes script={script} />}</RewritingNotes>
      <ScriptEditor
        ref={editor}
        script={script}
        initial={session.initial}
        isReadOnly={isBusy}
        onChange={saving.onChange}
        {...(!isBusy && { onRewrite: (section: number) => void rewrite(section) })}
        panels={<EditorSuggestions script={script} editor={editor} isReadOnly={isBusy} />}
      />
      {dialogs.shown}
    </>
  );
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
