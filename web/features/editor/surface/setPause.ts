import { isolateHistory } from '@codemirror/commands';
import { EditorSelection, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import i18next from 'i18next';
import { pauseSeconds } from '../../../../shared/markup/parseScript.ts';
import type { PauseMark } from '../readScript.ts';

/** Seconds as a marker can hold them. */
export const boundPause = (seconds: number): number =>
  Math.min(pauseSeconds.max, Math.max(pauseSeconds.min, Math.round(seconds)));

/**
 * Gives a pause another length, and keeps it chosen. `joined` changes count as one with the change before them, as the
 * steps of one drag.
 */
export function setPause({ from, to }: PauseMark, seconds: number, joined = false): TransactionSpec {
  const insert = `[pause:${seconds}]`;
  return {
    changes: { from, to, insert },
    selection: EditorSelection.range(from, from + insert.length),
    // The history joins what is composed, whatever it is, with what came before.
    userEvent: joined ? 'input.type.compose' : 'input.pause',
    ...(!joined && { annotations: isolateHistory.of('before') }),
    effects: EditorView.announce.of(i18next.t('app.pause.label', { count: seconds })),
  };
}
