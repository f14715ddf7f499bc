import { styled } from '../../theme/styled.ts';
import { color, size, space, text } from '../../theme/tokens.ts';

/** One part of the front page, in the middle of it; `data-close` leaves out the space above and below. */
export const Band = styled('section')({
  inlineSize: '100%',
  maxInlineSize: size.page,
  marginInline: 'auto',
  padding: `0 ${space.gutter} clamp(4.5rem, 9vw, 8rem)`,
  scrollMarginBlockStart: space.s6,
  '&[data-close]': { paddingBlock: 0 },
  '& > h2': { fontSize: text.titleXl, letterSpacing: '-.024em', lineHeight: 1.08, maxInlineSize: '18em' },
  '& > [data-part="intro"]': { fontSize: text.lg, color: color.inkSoft, maxInlineSize: '38em', marginBlockStart: '1rem' },
});
