import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { isWithin } from '../../lib/isWithin.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { breakpoint, em } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';

type Choice = 'rail' | 'wide' | null;

const stored = (): Choice => {
  const value = storage.local.read(storageKeys.sidebar);
  return value === 'rail' || value === 'wide' ? value : null;
};

/** Whether the sidebar is the narrow rail: by choice, else where the window is narrow or the page wants the room. */
export function useSidebarWidth(): { isRail: boolean; toggle: () => void } {
  const [choice, setChoice] = useState<Choice>(stored);
  const { pathname } = useLocation();
  const hasRoom = useMedia(`(min-width: ${em(breakpoint.rail)})`);
  const isRail = choice === null ? !hasRoom || isWithin(paths.editor, pathname) : choice === 'rail';
  const toggle = (): void => {
    const next = isRail ? 'wide' : 'rail';
    storage.local.write(storageKeys.sidebar, next);
    setChoice(next);
  };
  return { isRail, toggle };
}
