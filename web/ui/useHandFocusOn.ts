import { useLayoutEffect, type RefObject } from 'react';

/**
 * Where a part of a page goes with the focus in it, what comes in its place takes it: the heading of the same section, where the focus was
 * in one that has an id, else that of the page. Nobody begins at the top again.
 */
export function useHandFocusOn(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      if (!focused || !element?.contains(focused)) return;
      const section = focused.closest('article section[id]')?.id;
      // Once the new part stands.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const same = section === undefined ? null : document.getElementById(section)?.querySelector<HTMLElement>('h2');
        (same ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
      });
    };
  }, [part]);
}
