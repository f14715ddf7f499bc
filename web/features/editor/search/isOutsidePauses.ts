import type { EditorState } from '@codemirror/state';
import { scriptField } from '../surface/scriptField.ts';

/** Whether a match is in what one sees: a chip is no text, unless its marker is sought as a whole. */
export const isOutsidePauses = (match: string, state: EditorState, from: number, to: number): boolean =>
  scriptField.marksBetween(state, from, to).every((mark) => mark.to <= from || mark.from >= to || match.includes('[pause:'));
