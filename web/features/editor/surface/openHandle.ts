import { historyField, isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import type { EditorHandle } from '../EditorHandle.ts';
import { insertSentences } from './insertSentences.ts';
import { minimalChanges } from './minimalChanges.ts';
import { sectionAt } from './sectionAt.ts';

export function openHandle(view: EditorView): EditorHandle {
  return {
    content: () => view.state.sliceDoc(),
    history: (): unknown => view.state.toJSON({ history: historyField }),
    replaceContent(content) {
      const changes = minimalChanges(view.state.sliceDoc(), content);
      if (changes.length > 0) view.dispatch({ changes, userEvent: 'input.replace', annotations: isolateHistory.of('full') });
    },
    applyEdits(edits) {
      const sorted = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
      const fits = sorted.every(
        ({ start, end }, index) => start <= end && start >= (sorted[index - 1]?.end ?? 0) && end <= view.state.doc.length,
      );
      if (!fits || view.state.readOnly) return false;
      view.dispatch({
        changes: sorted.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
        userEvent: 'input.fix',
        annotations: isolateHistory.of('full'),
      });
      return true;
    },
    insert: (text) => insertSentences(view, text),
    cursorSection: () => sectionAt(view.state),
    focus: () => view.focus(),
  };
}
