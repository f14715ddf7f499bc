import { StateField, type EditorState } from '@codemirror/state';
import { showTooltip, type EditorView, type Rect, type Tooltip } from '@codemirror/view';
import i18next from 'i18next';
import type { PauseMark } from '../readScript.ts';
import { removePause } from './pauseKeys.ts';
import { selectedPause } from './selectedPause.ts';
import { boundPause, setPause } from './setPause.ts';

/** Buttons at the chosen pause, for a pointer and for fingers; the keyboard has keys for all of it. */
export const pauseStepper = StateField.define<Tooltip | null>({
  create: tooltipFor,
  update: (_tooltip, { state }) => tooltipFor(state),
  provide: (self) => showTooltip.from(self),
});

function tooltipFor(state: EditorState): Tooltip | null {
  const mark = state.readOnly ? null : selectedPause(state);
  return (
    mark && {
      pos: mark.from,
      end: mark.to,
      above: false,
      arrow: false,
      create: (view) => ({ dom: render(view, mark), getCoords: () => rectOf(view, mark) }),
    }
  );
}

/** Where the chip is drawn; the place of its text may be at the end of the line before. */
const rectOf = (view: EditorView, mark: PauseMark): Rect =>
  view.contentDOM.querySelector('.sp-pause[data-selected]')?.getBoundingClientRect() ??
  view.coordsAtPos(mark.from) ?? { left: 0, right: 0, top: 0, bottom: 0 };

function render(view: EditorView, { seconds }: PauseMark): HTMLElement {
  const root = document.createElement('div');
  root.className = 'sp-stepper';
  root.setAttribute('role', 'group');
  root.setAttribute('aria-label', i18next.t('editor.pause.length'));
  const change = (by: number) => () => {
    const mark = selectedPause(view.state);
    const next = mark && boundPause(mark.seconds + by);
    if (mark && next !== null && next !== mark.seconds) view.dispatch(setPause(mark, next));
  };
  const remove = (): void => {
    const mark = selectedPause(view.state);
    if (mark) view.dispatch(removePause(view.state, mark));
  };
  const figure = document.createElement('output');
  figure.textContent = i18next.t('app.pause.seconds', { seconds });
  root.append(
    button(view, '−', i18next.t('editor.pause.shorter'), change(-1)),
    figure,
    button(view, '+', i18next.t('editor.pause.longer'), change(1)),
    button(view, '×', i18next.t('editor.pause.remove'), remove),
  );
  return root;
}

function button(view: EditorView, sign: string, label: string, run: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.textContent = sign;
  element.setAttribute('aria-label', label);
  // The text keeps the focus, and a phone its keyboard.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', () => {
    run();
    view.focus();
  });
  return element;
}
