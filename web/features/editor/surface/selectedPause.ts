import type { EditorState } from '@codemirror/state';
import type { PauseMark } from '../readScript.ts';
import { scriptField } from './scriptField.ts';

/** The pause that is chosen: the selection is its marker, no more and no less. */
export function selectedPause(state: EditorState): PauseMark | null {
  const { from, to, empty } = state.selection.main;
  if (empty || state.selection.ranges.length > 1) return null;
  return scriptField.marksBetween(state, from, to).find((mark) => mark.from === from && mark.to === to) ?? null;
}
