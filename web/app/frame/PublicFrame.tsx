import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { breakpoint, em, color, media, motion, size, space } from '../../theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  // Until the front page with its evening is there, the header has a strip of it to stand on.
  '&[data-front]': { background: `linear-gradient(${color.duskDeep}, ${color.duskDeep}) top / 100% 84px no-repeat` },
});

const Page = styled('main')({
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `${space.s6} ${space.gutter} ${space.s9}`,
  animation: `sp-arrive ${motion.move} ${motion.ease}`,
  // The front page sets its own width, under an evening that reaches from edge to edge.
  '&[data-whole]': { maxInlineSize: 'none', padding: 0, gridRow: '1 / 3', gridColumn: 1 },
  [media.narrow]: { paddingBlockStart: space.s4 },
});

/** What surrounds the pages of those who are not signed in: the way in above, and where else one can go below. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const isFront = useLocation().pathname === paths.home;
  const isNarrow = useMedia(`(max-width: ${em(breakpoint.narrow - 1)})`);
  return (
    <Root data-front={isFront || undefined}>
      <PublicHeader onDusk={isFront} isNarrow={isNarrow} />
      <Page id="main" tabIndex={-1} data-whole={isFront || undefined}>
        {children}
      </Page>
      <PublicFooter isNarrow={isNarrow} />
    </Root>
  );
}
