import type { EditorState } from '@codemirror/state';
import { scriptField } from './scriptField.ts';

/** The section that a place is in, from 1; 0 before any. Without a place, that of the cursor. */
export function sectionAt(state: EditorState, at: number = state.selection.main.head): number {
  const { sections } = scriptField.get(state);
  return sections.findLastIndex(({ from }) => from <= at) + 1;
}
