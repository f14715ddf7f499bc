import { useState } from 'react';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { breakpoint } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';

type Choice = 'rail' | 'wide' | null;

const stored = (): Choice => {
  const value = storage.local.read(storageKeys.sidebar);
  return value === 'rail' || value === 'wide' ? value : null;
};

/** Whether the sidebar is the narrow rail: by choice, else where the window is narrow. */
export function useSidebarWidth(): { isRail: boolean; toggle: () => void } {
  const [choice, setChoice] = useState<Choice>(stored);
  const hasRoom = useMedia(`(min-width: ${breakpoint.rail}px)`);
  const isRail = choice === null ? !hasRoom : choice === 'rail';
  const toggle = (): void => {
    const next = isRail ? 'wide' : 'rail';
    storage.local.write(storageKeys.sidebar, next);
    setChoice(next);
  };
  return { isRail, toggle };
}
