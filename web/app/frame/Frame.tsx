import { styled } from '../../theme/styled.ts';
import { useCallback, useState, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRealtime } from '../../realtime/useRealtime.ts';
import { breakpoint, em, color, media, size, space } from '../../theme/tokens.ts';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { ConfirmLine } from './ConfirmLine.tsx';
import { CrumbsSlot } from './CrumbsSlot.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SidebarDrawer } from './SidebarDrawer.tsx';
import { Topbar } from './Topbar.tsx';
import { useSidebarWidth } from './useSidebarWidth.ts';
import { usePageMotion } from './usePageMotion.ts';
import { useSwipe } from './useSwipe.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '& > aside': { inlineSize: size.sidebar, background: color.sunken },
  '& > aside[data-rail]': { inlineSize: size.rail },
  [media.narrow]: { display: 'block' },
});

const Column = styled('div')({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });

const Page = styled('main')({
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `${space.s4} ${space.gutter} ${space.s9}`,
  // What every page links stands at the lower edge of a short one.
  flexGrow: 1,
});

const Foot = styled('footer')({
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `0 ${space.gutter} ${space.s5}`,
  // An editor’s tools lie over the lower edge there.
  [media.narrow]: { 'main:has([role="toolbar"]) + &': { paddingBlockEnd: '5rem' } },
});

/** The signed-in pages' surroundings: sidebar, header, the line about the connection, the page itself, and what every page links. */
export function Frame({ children }: { readonly children?: ReactNode }): ReactNode {
  useRealtime();
  const isNarrow = useMedia(`(max-width: ${em(breakpoint.narrow - 1)})`);
  const { isRail, toggle } = useSidebarWidth();
  const { pathname } = useLocation();
  // Open at the page where it was opened: going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = useCallback((open: boolean) => setOpenAt(open ? pathname : null), [pathname]);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useSwipe(isNarrow, setOpen);
  const page = usePageMotion();
  return (
    <CrumbsSlot value={slot}>
      <Root>
        {isNarrow ? (
          <SidebarDrawer open={openAt === pathname} onClose={() => setOpen(false)} />
        ) : (
          <aside data-rail={isRail || undefined}>
            <Sidebar isRail={isRail} onToggle={toggle} />
          </aside>
        )}
        <Column>
          <Topbar
            isNarrow={isNarrow}
            hasNotifications={isNarrow || isRail}
            crumbsRef={setSlot}
            onOpenMenu={() => setOpen(true)}
          />
          <OfflineLine />
          <ConfirmLine />
          <Page ref={page} id="main" tabIndex={-1}>
            {children ?? <Outlet />}
          </Page>
          <Foot>
            <LegalLinks />
          </Foot>
        </Column>
      </Root>
    </CrumbsSlot>
  );
}
