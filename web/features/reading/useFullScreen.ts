import { useCallback, useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

type FullScreen = { readonly isPossible: boolean; readonly isFull: boolean; readonly toggle: () => void };

/** The whole screen, where the browser gives it; the reader fills the window anyway. Leaving the reader gives it back. */
export function useFullScreen(): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    },
    [],
  );
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // The whole document: tooltips and messages stand beside the reader.
    else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(() => undefined); // refused: as before
  }, []);
  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}
