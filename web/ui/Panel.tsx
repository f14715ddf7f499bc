import { styled } from '../theme/styled.ts';
import { space, text } from '../theme/tokens.ts';
import { Sheet } from './Sheet.tsx';

/** A sheet beside the script. */
export const Panel = styled(Sheet)({
  padding: space.s5,
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  '& > h2': { fontSize: text.titleSm },
});
