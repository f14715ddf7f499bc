import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { getScript, restoreScript } from '../../../../shared/routes/scripts.routes.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { saveText } from '../../../lib/saveText.ts';
import type { EditorHandle } from '../EditorHandle.ts';
import type { ScriptAbout } from '../keeping/ScriptAbout.ts';
import { createSaving } from './createSaving.ts';
import { keepDraft } from './keepDraft.ts';
import type { Saving } from './Saving.ts';
import type { SavingState } from './SavingState.ts';
import type { EditSession } from './useEditSession.ts';

type Options = {
  readonly accountId: string;
  readonly scriptId: string;
  readonly about: ScriptAbout;
  /** As it is known now; `null` once it was deleted. */
  readonly script: Script | null;
  readonly session: EditSession;
  readonly editor: RefObject<EditorHandle | null>;
  readonly isConnected: boolean;
  readonly onSaved: (script: Script) => void;
  readonly onMerged: (had: 'theirs' | 'both') => void;
};

export type EditorSaving = Saving & {
  readonly now: SavingState;
  readonly isAutomatic: boolean;
  /** What the editor calls with each change. */
  readonly onChange: (content: () => string) => void;
};

/** Saves what is written in an editor, keeps it in the browser until then, and lets in what was changed elsewhere. */
export function useSaving(options: Options): EditorSaving {
  const { script, session, editor, isConnected } = options;
  const { autoSave } = useSettings();
  const { saving, keeper, onChange } = useParts(options, autoSave);
  const now = useSyncExternalStore(saving.state.subscribe, saving.state.get);
  useEffect(() => {
    if (session.content !== session.initial.content) editor.current?.replaceContent(session.content);
    saving.start();
    return () => saving.stop();
  }, [saving, session, editor]);
  useEffect(() => saving.takeUpdate(script), [saving, script]);
  useEffect(() => saving.setAutomatic(autoSave), [saving, autoSave]);
  useEffect(() => {
    if (isConnected) saving.reconnect();
  }, [saving, isConnected]);
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void saving.saveNow();
    };
    addEventListener('keydown', save);
    addEventListener('online', saving.reconnect);
    return () => {
      removeEventListener('keydown', save);
      removeEventListener('online', saving.reconnect);
    };
  }, [saving]);
  // Before the editor itself goes.
  useLayoutEffect(() => {
    addEventListener('pagehide', keeper.now);
    document.addEventListener('visibilitychange', keeper.now);
    return () => {
      removeEventListener('pagehide', keeper.now);
      document.removeEventListener('visibilitychange', keeper.now);
      keeper.now();
    };
  }, [keeper]);
  return { ...saving, now, isAutomatic: autoSave, onChange };
}

/** What lives as long as the page does. */
function useParts({ accountId, scriptId, about, session, editor, onSaved, onMerged }: Options, isAutomatic: boolean) {
  const client = useQueryClient();
  const callbacks = useRef({ onSaved, onMerged });
  useEffect(() => {
    callbacks.current = { onSaved, onMerged };
  });
  const [parts] = useState(() => {
    let written = (): string => session.initial.content;
    const content = (): string => editor.current?.content() ?? written();
    let done: unknown = session.initial.history;
    // An answer may come when the editor has gone.
    const history = (): unknown => (done = editor.current?.history() ?? done);
    const keeper = keepDraft({ accountId, scriptId, about, session }, { content, history });
    const params = { id: scriptId };
    const saving = createSaving(
      {
        save: (body) => saveText(client, scriptId, body),
        read: () => call(getScript, { params }),
        restore: () => call(restoreScript, { params }),
        now: () => new Date(),
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        editor: { content, replace: (next) => editor.current?.replaceContent(next) },
        onSaved: (script) => callbacks.current.onSaved(script),
        onMerged: (had) => callbacks.current.onMerged(had),
        onSignedOut: () => client.setQueryData(queryKeys.user, null),
        onBase: keeper.rebase,
      },
      { base: session.base, editSession: session.editSession, isAutomatic },
    );
    const onChange = (latest: () => string): void => {
      written = latest;
      keeper.soon();
      saving.changed();
    };
    return { keeper, saving, onChange };
  });
  return parts;
}
