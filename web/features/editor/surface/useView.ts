import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { checkPlugin } from '../findings/checkPlugin.ts';
import { useSettings } from '../../../lib/useSettings.ts';
import { createState } from './createState.ts';
import { editorKeys } from './editorKeys.ts';

type Options = {
  readonly initial: { readonly content: string; readonly history: unknown };
  readonly isReadOnly: boolean;
  readonly onChange: (content: () => string) => void;
  readonly script: Script;
  readonly label: string;
};

const lock = new Compartment();
const naming = new Compartment();
const locked = (isReadOnly: boolean) => [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)];
const named = ({ script: { language }, label, isReadOnly }: Options) =>
  EditorView.contentAttributes.of({
    id: 'script-text',
    lang: language,
    spellcheck: 'true',
    autocapitalize: 'sentences',
    'aria-label': label,
    'aria-describedby': 'script-text-hint',
    'aria-readonly': String(isReadOnly),
    // What cannot be changed for a while keeps the focus.
    tabindex: '0',
  });

/** The editor itself, from the first render on; it begins with the options of that time, and follows what may change. */
export function useView(options: Options): EditorView {
  const settings = useSettings();
  const latest = useRef({ ...options, settings });
  useEffect(() => {
    latest.current = { ...options, settings };
  });
  const [view] = useState(() => {
    const { initial, isReadOnly, script } = options;
    const follow = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) latest.current.onChange(() => state.sliceDoc());
    });
    return new EditorView({
      state: createState(initial.content, initial.history, [
        lock.of(locked(isReadOnly)),
        naming.of(named(options)),
        follow,
        editorKeys(() => latest.current.settings),
        checkPlugin({
          language: script.language,
          type: script.type,
          theme: script.theme,
          address: script.address,
          duration: script.duration,
          readingSpeed: script.readingSpeed,
          request: script.request,
        }),
      ]),
    });
  });
  const isUsed = useRef(false);
  useEffect(() => {
    isUsed.current = true;
    return () => {
      isUsed.current = false;
      // React's strict mode ends each effect once to begin it again at once.
      queueMicrotask(() => {
        if (!isUsed.current) view.destroy();
      });
    };
  }, [view]);
  const {
    isReadOnly,
    label,
    script: { language },
  } = options;
  useEffect(() => {
    view.dispatch({ effects: [lock.reconfigure(locked(isReadOnly)), naming.reconfigure(named(options))] });
    // oxlint-disable-next-line react/exhaustive-deps -- the others are of the beginning
  }, [view, isReadOnly, language, label]);
  return view;
}
