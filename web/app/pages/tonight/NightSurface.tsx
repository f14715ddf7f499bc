import type { ReactNode } from 'react';
import { styled } from '../../../theme/styled.ts';
import { color, space } from '../../../theme/tokens.ts';
import { useMoreContrast } from '../../../ui/useMoreContrast.ts';

const Root = styled('main')({
  position: 'fixed',
  inset: 0,
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  // What is pressed is in reach of the thumb; where there is no room for all, it begins at the top.
  alignContent: 'safe end',
  gap: space.s5,
  padding: `${space.s5} ${space.s4} calc(${space.s6} + env(safe-area-inset-bottom))`,
  background: color.paper,
  color: color.ink,
  colorScheme: 'dark',
  '@media (min-width: 48em)': { alignContent: 'safe center' },
  '& > header': { display: 'grid', gap: space.s2, '& > a': { justifySelf: 'end' }, '& > p': { color: color.inkSoft } },
});

/** One dark page, whatever the others are. */
export function NightSurface({ children }: { readonly children: ReactNode }): ReactNode {
  const isMore = useMoreContrast();
  return (
    <Root id="main" tabIndex={-1} data-theme="dark" data-contrast={isMore ? 'more' : undefined}>
      {children}
    </Root>
  );
}
