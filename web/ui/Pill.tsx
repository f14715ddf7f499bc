import { styled } from '../theme/styled.ts';
import { color, media, radius, size, text } from '../theme/tokens.ts';

/** A small round button of the header. */
export const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  minBlockSize: size.controlSm,
  padding: '.25rem .85rem',
  borderRadius: radius.full,
  background: color.surface,
  boxShadow: color.shadow1,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '&:hover': { boxShadow: color.shadow2 },
  [media.forced]: { border: '1px solid CanvasText' },
});
