import { styled } from '../../theme/styled.ts';
import { color, font, radius, text } from '../../theme/tokens.ts';

/** A small piece of the product, as it looks there. */
export const Example = styled('div')({
  minBlockSize: '15rem',
  borderRadius: radius.lg,
  background: color.sunken,
  padding: '1.25rem 1.4rem',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '.9rem',
  overflow: 'hidden',
  fontSize: text.sm,
  '&& p, && small': { color: color.ink },
  '& [data-part="script"]': { font: `400 1.125rem/1.75 ${font.serif}` },
  '& p [role="img"]': { background: color.surface },
  '& small': { fontSize: text.xs },
  '& ol, & ul': { display: 'grid', gap: '.35rem' },
  '& ol > li': { display: 'flex', justifyContent: 'space-between', gap: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& ul': { font: `400 1.125rem/1.5 ${font.serif}` },
  '[data-contrast="more"] &': { boxShadow: `inset 0 0 0 1px ${color.line}` },
});
