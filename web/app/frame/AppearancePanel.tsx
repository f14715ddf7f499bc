import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { LookFields } from '../../features/settings/LookFields.tsx';
import { space } from '../../theme/tokens.ts';

const Root = styled('div')({ padding: space.s5, display: 'grid', gap: space.s5, inlineSize: 'min(21rem, calc(100vw - 2rem))' });

/** What is changed most often of how pages look. */
export const AppearancePanel = (): ReactNode => (
  <Root>
    <LookFields compact shown={['theme', 'contrast']} />
  </Root>
);
