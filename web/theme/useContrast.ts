import { useSyncExternalStore } from 'react';
import { createStore } from '../lib/createStore.ts';
import { storage } from '../lib/storage.ts';
import { storageKeys } from '../lib/storageKeys.ts';
import { useMedia } from '../ui/useMedia.ts';

export const contrasts = ['system', 'normal', 'more'] as const;
export type Contrast = (typeof contrasts)[number];

const toContrast = (stored: string | null): Contrast => contrasts.find((contrast) => contrast === stored) ?? 'system';

const chosen = createStore<Contrast>(toContrast(storage.local.read(storageKeys.contrast)));

/** The choice of contrast, apart from the theme; the system's wish is the default. */
export function useContrast(): { contrast: Contrast; isMore: boolean; choose: (contrast: Contrast) => void } {
  const contrast = useSyncExternalStore(chosen.subscribe, chosen.get);
  const systemAsks = useMedia('(prefers-contrast: more)');
  const choose = (next: Contrast): void => {
    storage.local.write(storageKeys.contrast, next);
    chosen.set(next);
  };
  return { contrast, isMore: contrast === 'more' || (contrast === 'system' && systemAsks), choose };
}
