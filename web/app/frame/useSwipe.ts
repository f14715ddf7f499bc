import { useEffect } from 'react';

/** Pixels that a finger must travel sideways, and may stray up or down. */
const travel = { min: 70, stray: 50 } as const;

/** What a sideways move means something else on. */
const taken = 'input, textarea, select, [role="slider"], [data-scrolls-sideways]';

/** Swiping right opens the menu, swiping left closes it. */
export function useSwipe(enabled: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!enabled) return undefined;
    let start: { x: number; y: number } | null = null;
    const begin = (event: TouchEvent): void => {
      const [touch] = event.touches;
      const isTaken = event.target instanceof Element && event.target.closest(taken) !== null;
      start = touch && event.touches.length === 1 && !isTaken ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const isLevel = Math.abs(touch.clientY - start.y) < travel.stray;
      start = null;
      if (isLevel && Math.abs(across) >= travel.min) setOpen(across > 0);
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
    };
  }, [enabled, setOpen]);
}
