import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { space } from '../theme/tokens.ts';
import { LegalLinks } from '../ui/LegalLinks.tsx';

const Root = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 44rem)',
  minBlockSize: '100dvh',
  gap: space.s6,
  padding: space.s4,
});

/** What stands where nothing of the other pages is around it: in the middle of the window. */
export function WholePage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
      <LegalLinks />
    </Root>
  );
}
