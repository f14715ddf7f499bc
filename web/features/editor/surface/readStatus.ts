import { redoDepth, undoDepth } from '@codemirror/commands';
import { foldedRanges } from '@codemirror/language';
import { searchPanelOpen } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import type { EditorStatus } from '../EditorStatus.ts';
import { findingsField } from '../findings/findingsField.ts';
import { scriptField } from './scriptField.ts';
import { sectionAt } from './sectionAt.ts';

export function readStatus(view: EditorView): EditorStatus {
  const { state } = view;
  const { findings, isFresh, checked } = findingsField.get(state);
  const folded = new Set<number>();
  foldedRanges(state).between(0, state.doc.length, (from) => void folded.add(state.doc.lineAt(from).from));
  return {
    reading: scriptField.get(state),
    section: sectionAt(state),
    cursor: state.selection.main.head,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    folded,
    findings,
    isChecked: isFresh,
    checked,
    searchPanel: searchPanelOpen(state) ? view.dom.querySelector<HTMLElement>('[data-part="search"]') : null,
  };
}
