import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { space } from '../theme/tokens.ts';

const Root = styled('main')({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 44rem)',
  minBlockSize: '100dvh',
  padding: space.s4,
});

/** What stands where nothing of the other pages is around it: in the middle of the window. */
export function WholePage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Root id="main" tabIndex={-1}>
      {children}
    </Root>
  );
}
