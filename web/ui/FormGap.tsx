import type { CSSObject } from '@mui/material/styles';
import { styled } from '../theme/styled.ts';
import { media, space } from '../theme/tokens.ts';

const style: CSSObject = {
  display: 'grid',
  gap: space.s5,
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-columns]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.narrow]: { '&[data-columns]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
};

/** Fields one below another; `data-columns` sets them in pairs where there is room. */
export const FormGap = styled('div')(style);

/** A form laid out so. */
export const Form = styled('form')(style);
