import { useState, type PointerEvent, type RefObject } from 'react';

/** Follows a pointer that drags a row of a list: which place it is over, and where it was let go. */
export function useReorder(list: RefObject<HTMLElement | null>, onMove: (index: number, position: number) => void) {
  const [target, setTarget] = useState<number | null>(null);
  const cursorAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const found = rows.findIndex(({ bottom }) => y < bottom);
    return found === -1 ? rows.length - 1 : found;
  };
  const begin = (index: number, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId } = event;
    const move = (moved: globalThis.PointerEvent): void => {
      if (moved.pointerId === pointerId) setTarget(cursorAt(moved.clientY));
    };
    const end = (ended: globalThis.PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setTarget(null);
      if (ended.type === 'pointerup') onMove(index, cursorAt(ended.clientY));
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  return { target, begin };
}
