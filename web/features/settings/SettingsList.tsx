import { styled } from '../../theme/styled.ts';
import { space } from '../../theme/tokens.ts';

/** Groups of settings, one below another. */
export const SettingsList = styled('div')({ display: 'grid', gap: space.s4, maxInlineSize: '60rem' });
