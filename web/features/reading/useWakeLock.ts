import { useEffect } from 'react';

/** Keeps the screen awake as long as it is wanted, where the device lets it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async (): Promise<void> => {
      // The device takes the lock back whenever the page goes out of sight.
      if (document.hidden || lock?.released === false) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A device that saves its battery refuses; one reads on without it.
      }
    };
    const onVisibility = (): void => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [isWanted]);
}
