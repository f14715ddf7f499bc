import { styled } from '@mui/material/styles';
import { space } from '../../theme/tokens.ts';

/** Script cards, as many in a row as there is room for. */
export const ScriptGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.s4,
  '& > li': { display: 'grid', minInlineSize: 0 },
});
