import { EditorView } from '@codemirror/view';
import i18next from 'i18next';
import { scriptField } from './scriptField.ts';
import { selectedPause } from './selectedPause.ts';
import { setPause } from './setPause.ts';

/** Puts a pause at the cursor, set apart by spaces; where one stands there already, that one gets the length. */
export function insertPause(view: EditorView, seconds: number): boolean {
  const { state } = view;
  if (state.readOnly) return false;
  const line = state.doc.lineAt(state.selection.main.head);
  const before = line.text.slice(0, state.selection.main.head - line.from);
  const after = line.text.slice(before.length);
  const at = line.from + before.trimEnd().length;
  const met =
    selectedPause(state) ??
    scriptField.marksBetween(state, at, at).find(({ to }) => to === at) ??
    scriptField
      .marksBetween(state, line.from, line.to)
      .find(({ from }) => from === state.selection.main.head + after.length - after.trimStart().length);
  if (met) {
    view.dispatch(setPause(met, seconds), { scrollIntoView: true });
    return true;
  }
  const insert = `${/\S$/u.test(before) ? ' ' : ''}[pause:${seconds}]${/^\S/u.test(after) ? ' ' : ''}`;
  const from = state.selection.main.head;
  view.dispatch({
    changes: { from, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.pause',
    scrollIntoView: true,
    effects: EditorView.announce.of(
      i18next.t('editor.pause.inserted', { pause: i18next.t('app.pause.label', { count: seconds }) }),
    ),
  });
  return true;
}
