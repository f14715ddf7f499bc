import { useLayoutEffect, type RefObject } from 'react';

/** Where a part of a page goes with the focus in it, the heading of what comes in its place takes it: nobody begins at the top again. */
export function useHandFocusOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once the new part stands.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}
