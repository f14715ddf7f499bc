import { isolateHistory } from '@codemirror/commands';
import { EditorSelection, Prec, type EditorState } from '@codemirror/state';
import { EditorView, keymap, type Command } from '@codemirror/view';
import i18next from 'i18next';
import { pauseSeconds } from '../../../../shared/markup/parseScript.ts';
import type { PauseMark } from '../readScript.ts';
import { scriptField } from './scriptField.ts';
import { selectedPause } from './selectedPause.ts';
import { boundPause, setPause } from './setPause.ts';

const select = (view: EditorView, { from, to, seconds }: PauseMark): true => {
  const announced = i18next.t('editor.pause.chosen', { pause: i18next.t('app.pause.label', { count: seconds }) });
  view.dispatch({
    selection: EditorSelection.range(from, to),
    effects: EditorView.announce.of(announced),
    scrollIntoView: true,
    userEvent: 'select',
  });
  return true;
};

/** An arrow that meets a chip chooses it first, and leaves it with the next press. */
const goTo =
  (side: 'from' | 'to'): Command =>
  (view) => {
    const { main } = view.state.selection;
    const chosen = selectedPause(view.state);
    if (chosen) {
      view.dispatch({ selection: { anchor: side === 'from' ? chosen.from : chosen.to }, scrollIntoView: true });
      return true;
    }
    if (!main.empty) return false;
    const met = scriptField
      .marksBetween(view.state, main.head, main.head)
      .find((mark) => (side === 'to' ? mark.from : mark.to) === main.head);
    return met ? select(view, met) : false;
  };

const changeBy =
  (seconds: number): Command =>
  (view) => {
    const mark = selectedPause(view.state);
    if (!mark || view.state.readOnly) return false;
    const next = boundPause(mark.seconds + seconds);
    if (next !== mark.seconds) view.dispatch(setPause(mark, next));
    return true;
  };

const remove: Command = (view) => {
  const mark = selectedPause(view.state);
  if (!mark || view.state.readOnly) return false;
  view.dispatch(removePause(view.state, mark));
  return true;
};

/** Takes a pause out, and the space before it. */
export function removePause(state: EditorState, { from, to }: PauseMark) {
  const line = state.doc.lineAt(from);
  const before = line.text.slice(0, from - line.from);
  return {
    changes: { from: from - (before.length - before.trimEnd().length), to },
    userEvent: 'delete.pause',
    annotations: isolateHistory.of('full'),
    effects: EditorView.announce.of(i18next.t('editor.pause.removed')),
    scrollIntoView: true,
  };
}

const leave: Command = (view) => {
  const mark = selectedPause(view.state);
  if (!mark) return false;
  view.dispatch({ selection: { anchor: mark.to } });
  return true;
};

/** Behind the chip, so that what is typed next does not take its place. */
const stepBehind: Command = (view) => {
  leave(view);
  return false;
};

/** Digits set a chosen pause: a second one behind the first, where both together are a legal length. */
const typeDigits = () => {
  let typed = { at: -1, digits: '' };
  return EditorView.inputHandler.of((view, from, to, text) => {
    const mark = selectedPause(view.state);
    if (!mark || mark.from !== from || mark.to !== to || view.state.readOnly) {
      typed = { at: -1, digits: '' };
      return false;
    }
    if (!/^\d$/u.test(text)) {
      view.dispatch({
        changes: { from: mark.to, insert: text },
        selection: { anchor: mark.to + text.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
      return true;
    }
    const both = typed.at === from && String(mark.seconds) === typed.digits ? typed.digits + text : text;
    const digits = isLegal(both) ? both : text;
    if (!isLegal(digits)) return true;
    typed = { at: from, digits };
    view.dispatch(setPause(mark, Number(digits), digits.length > 1));
    return true;
  });
};

const isLegal = (digits: string): boolean => Number(digits) >= pauseSeconds.min && Number(digits) <= pauseSeconds.max;

/** Everything that one does to a chosen pause by keyboard. */
export const pauseKeys = [
  Prec.high(
    keymap.of([
      { key: 'ArrowLeft', run: goTo('from') },
      { key: 'ArrowRight', run: goTo('to') },
      { key: 'ArrowUp', run: changeBy(1) },
      { key: 'ArrowDown', run: changeBy(-1) },
      { key: 'PageUp', run: changeBy(5) },
      { key: 'PageDown', run: changeBy(-5) },
      { key: 'Delete', run: remove },
      { key: 'Backspace', run: remove },
      { key: 'Escape', run: leave },
      { key: 'Enter', run: stepBehind },
    ]),
  ),
  typeDigits(),
];
