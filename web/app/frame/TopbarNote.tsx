import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { breakpoint, em } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useCrumbsSlot } from './CrumbsSlot.tsx';

/** A few words of a page in the header, beside the way to it; where the header has no room, they stay in the page. */
export function TopbarNote({ children }: { readonly children: ReactNode }): ReactNode {
  const slot = useCrumbsSlot();
  const isWide = useMedia(`(min-width: ${em(breakpoint.medium)})`);
  return slot && isWide ? createPortal(children, slot) : children;
}
