import { styled } from '../theme/styled.ts';

/** For ears only. */
export const VisuallyHidden = styled('span')({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
