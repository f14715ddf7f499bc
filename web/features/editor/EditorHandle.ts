import type { TextEdit } from '../../../shared/scripts.schema.ts';

/** What the page may ask of the editor. */
export type EditorHandle = {
  /** The text as it is now. */
  readonly content: () => string;
  /** What can be undone and redone, with the text that it belongs to, for JSON. */
  readonly history: () => unknown;
  /** Makes the text another one in one change that can be undone; what stays the same is not touched, nor is the cursor. */
  readonly replaceContent: (content: string) => void;
  /** Makes edits of the very text that is there, as one change. `false` where they do not fit, and nothing is changed. */
  readonly applyEdits: (edits: readonly TextEdit[]) => boolean;
  /** Puts whole sentences between the one that the cursor is in and the next. */
  readonly insert: (text: string) => void;
  /** The section that the cursor is in, from 1; 0 before any. */
  readonly cursorSection: () => number;
  readonly focus: () => void;
};
