import type { CheckedWords } from '../../../shared/subjects/checkWords.ts';
import type { Finding } from '../../../shared/scripts.schema.ts';
import type { ScriptReading } from './readScript.ts';

/** What stands beside the text knows of it; brought up to date a moment after the keys. */
export type EditorStatus = {
  readonly reading: ScriptReading;
  /** The section that the cursor is in, from 1; 0 before any. */
  readonly section: number;
  readonly cursor: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Starts of the sections that are folded. */
  readonly folded: ReadonlySet<number>;
  readonly findings: readonly Finding[];
  /** Whether the findings, and their fixes, are of this very text. */
  readonly isChecked: boolean;
  /** The subjects of which no word was found when it was checked last; `null` where it leaves out none, or one was. */
  readonly checked: CheckedWords | null;
  /** Where the search has its place; `null` while nobody searches. */
  readonly searchPanel: HTMLElement | null;
};
