import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import i18next from 'i18next';
import { scriptField } from '../surface/scriptField.ts';
import { moveSection } from './moveSection.ts';
import { renameSection } from './renameSection.ts';

/** What the outline does to the text: ordinary changes, each undone in one step. Places count from 0. */
export const changeOutline = {
  jump(view: EditorView, index: number): void {
    const section = scriptField.get(view.state).sections[index];
    if (!section) return;
    const anchor = section.from + section.body.titleTo;
    view.focus();
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(section.from, { y: 'start', yMargin: 96 }) });
  },
  /** Whether it was moved. */
  move(view: EditorView, index: number, position: number): boolean {
    const reading = scriptField.get(view.state);
    const move = view.state.readOnly ? null : moveSection(view.state.sliceDoc(), reading, index, position);
    if (!move) return false;
    const title = reading.sections[index]?.body.title ?? '';
    view.dispatch({
      changes: [...move.changes],
      selection: { anchor: move.start },
      userEvent: 'move.section',
      annotations: isolateHistory.of('full'),
      effects: [
        EditorView.announce.of(
          i18next.t('editor.outline.moved', { title, position: position + 1, count: reading.sections.length }),
        ),
        EditorView.scrollIntoView(move.start, { y: 'nearest', yMargin: 96 }),
      ],
    });
    return true;
  },
  rename(view: EditorView, index: number, title: string): void {
    const section = scriptField.get(view.state).sections[index];
    const change = section && !view.state.readOnly ? renameSection(section, title) : null;
    if (change) view.dispatch({ changes: change, userEvent: 'input.title', annotations: isolateHistory.of('full') });
  },
} as const;
