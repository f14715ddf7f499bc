import { useCallback, useSyncExternalStore } from 'react';
import { shownWidth } from './shownWidth.ts';

/** Whether a media query holds, followed as it changes. A page that is prerendered has no more than a width. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => shownWidth.holds(query),
  );
}
