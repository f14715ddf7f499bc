import { isolateHistory, redo, undo } from '@codemirror/commands';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { sizePauses } from '../../../../shared/markup/sizePauses.ts';
import { scriptField } from '../surface/scriptField.ts';
import { refreshStatus } from '../surface/statusOf.ts';

export type Fitting = {
  /** Shares so many seconds of silence out among the pauses, in proportion to what they were. */
  readonly to: (seconds: number) => void;
  /** What was done since the last time counts as one change. Tells whether there was any. */
  readonly settle: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * Makes the pauses of an editor's text longer and shorter. Until something else changes the text, they keep the
 * proportions that they had at first, however short they were made in between.
 */
export function openFitting(view: EditorView): Fitting {
  let first: { readonly weights: readonly number[]; readonly doc: Text } | null = null;
  let isUnderway = false;
  const marksNow = () => scriptField.marksBetween(view.state, 0, view.state.doc.length);
  return {
    to(seconds) {
      if (view.state.readOnly) return;
      const marks = marksNow();
      const isSame = first?.doc.eq(view.state.doc) === true;
      const weights = isSame && first ? first.weights : marks.map((mark) => mark.seconds);
      const sizes = sizePauses(weights, seconds);
      const changes = marks.flatMap((mark, index) => {
        const size = sizes[index] ?? mark.seconds;
        return size === mark.seconds ? [] : [{ from: mark.from, to: mark.to, insert: `[pause:${size}]` }];
      });
      if (changes.length === 0) return;
      view.dispatch({
        changes,
        // The history joins what is composed, whatever it is, with what came before.
        userEvent: isUnderway ? 'input.type.compose' : 'input.pause',
        ...(!isUnderway && { annotations: isolateHistory.of('before') }),
      });
      isUnderway = true;
      first = { weights, doc: view.state.doc };
      refreshStatus(view);
    },
    settle() {
      if (isUnderway) view.dispatch({ annotations: isolateHistory.of('full') });
      const changed = isUnderway;
      isUnderway = false;
      return changed;
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
  };
}
