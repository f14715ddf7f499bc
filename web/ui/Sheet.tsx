import { styled } from '../theme/styled.ts';
import { color, media, radius } from '../theme/tokens.ts';

/** Paper that content lies on. */
export const Sheet = styled('section')({
  background: color.surface,
  borderRadius: radius.lg,
  boxShadow: color.shadow1,
  minInlineSize: 0,
  [media.forced]: { border: '1px solid CanvasText' },
});
