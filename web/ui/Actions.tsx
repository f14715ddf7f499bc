import { styled } from '../theme/styled.ts';
import { space } from '../theme/tokens.ts';

/** Buttons side by side, breaking where there is no room. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space.s2, alignItems: 'center' });
