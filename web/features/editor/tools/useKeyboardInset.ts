import { useEffect, useRef, type RefObject } from 'react';

/** Tells an element, as `--keyboard`, how much of the page's lower end a phone's keyboard covers. */
export function useKeyboardInset(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const follow = (): void => {
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      ref.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return ref;
}
