import { styled } from '../../theme/styled.ts';
import { space } from '../../theme/tokens.ts';

/** Script cards, as many in a row as there is room for. */
export const ScriptGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))',
  gap: space.s4,
  '& > li': { display: 'grid', minInlineSize: 0 },
});
