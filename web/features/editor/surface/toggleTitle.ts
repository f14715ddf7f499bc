import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { isTitleLine } from '../../../../shared/markup/parseScript.ts';

/** Makes the cursor's line a title, or a title a line again. */
export function toggleTitle(view: EditorView): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  const { from, text } = state.doc.lineAt(state.selection.main.head);
  const marks = /^##[ \t]+/u.exec(text)?.[0] ?? '';
  const changes = isTitleLine(text) ? { from, to: from + marks.length } : { from, insert: '## ' };
  view.dispatch({ changes, userEvent: 'input.title', annotations: isolateHistory.of('full'), scrollIntoView: true });
  return true;
}
