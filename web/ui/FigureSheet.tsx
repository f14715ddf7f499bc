import { styled } from '../theme/styled.ts';
import { color, media, space } from '../theme/tokens.ts';
import { Sheet } from './Sheet.tsx';

/** Four figures side by side, with lines only between them. */
export const FigureSheet = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > section + section::before': {
    content: '""',
    position: 'absolute',
    inset: `${space.s5} auto ${space.s5} 0`,
    inlineSize: '1px',
    background: color.line,
  },
  [media.oneColumn]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section:nth-of-type(3)::before': { display: 'none' },
    '& > section:nth-of-type(n + 3)': { boxShadow: `0 -1px 0 ${color.line}` },
  },
  [media.narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > section + section::before': { display: 'none' },
    '& > section + section': { boxShadow: `0 -1px 0 ${color.line}` },
  },
});
