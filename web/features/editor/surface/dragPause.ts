import type { EditorView } from '@codemirror/view';
import { scriptField } from './scriptField.ts';
import { boundPause, setPause } from './setPause.ts';

/** Root ems that a chip grows by with each second; the same as in `surfaceStyle`. */
export const remPerSecond = 0.36;

/** Follows a pointer from a chip's edge until it is let go: as wide as it is rendered, so long is the pause. One step back undoes it. */
export function dragPause(view: EditorView, chip: HTMLElement, event: PointerEvent): void {
  if (view.state.readOnly || event.button !== 0) return;
  event.preventDefault();
  const at = view.posAtDOM(chip);
  const markNow = () => scriptField.marksBetween(view.state, at, at).find(({ from }) => from === at);
  const first = markNow();
  if (!first) return;
  const pixelsPerSecond = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * remPerSecond;
  let changed = false;
  const move = (moved: PointerEvent): void => {
    const mark = markNow();
    if (moved.pointerId !== event.pointerId || !mark) return;
    const seconds = boundPause(first.seconds + (moved.clientX - event.clientX) / pixelsPerSecond);
    if (seconds === mark.seconds) return;
    view.dispatch(setPause(mark, seconds, changed));
    changed = true;
  };
  const end = (ended: PointerEvent): void => {
    if (ended.pointerId !== event.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const mark = markNow();
    if (mark && !changed) view.dispatch({ selection: { anchor: mark.from, head: mark.to } });
    view.focus();
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
