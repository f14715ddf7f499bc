import { isolateHistory } from '@codemirror/commands';
import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { scriptField } from './scriptField.ts';

/** Puts sentences on lines of their own behind the sentence that the cursor is in, with its pause; the cursor follows them. */
export function insertSentences(view: EditorView, text: string): void {
  const { state } = view;
  if (state.readOnly) return;
  const at = borderAt(state);
  const line = state.doc.lineAt(at);
  const before = line.text.slice(0, at - line.from).trim() === '' ? '' : '\n';
  const after = line.text.slice(at - line.from).trim() === '' ? '' : '\n';
  view.dispatch({
    changes: { from: at, insert: `${before}${text}${after}` },
    selection: { anchor: at + before.length + text.length },
    userEvent: 'input.insert',
    annotations: isolateHistory.of('full'),
    scrollIntoView: true,
  });
  view.focus();
}

/** Where a new sentence goes in: behind the sentence at the cursor and its pause, or at the end of a title or an empty line. */
function borderAt(state: EditorState): number {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  const section = scriptField.get(state).sections.findLast(({ from }) => from <= head);
  if (!section) return head;
  if (section.body.title !== null && head <= section.from + section.body.lineTo) return section.from + section.body.lineTo;
  const { sentences, marks } = section.body;
  const sentence = sentences.findLast(({ from }) => from + section.from <= head);
  if (!sentence || sentence.to + section.from < line.from) return line.to;
  const end = sentence.to + section.from;
  const next = sentences.find(({ from }) => from + section.from > end);
  const pause = sentence.isPaused
    ? marks.find(({ from }) => from + section.from >= end && from < (next?.from ?? Infinity))
    : undefined;
  return pause ? pause.to + section.from : end;
}
