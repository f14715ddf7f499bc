import { styled } from '../../theme/styled.ts';
import { breakpoint, em, media, space } from '../../theme/tokens.ts';

/** Plans side by side, their parts on common lines. `data-count` says how many there are. */
export const PlanCards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `0 ${space.s4}`,
  alignItems: 'stretch',
  '&[data-count="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&[data-count="4"] > article': { paddingInline: space.s5 },
  '&[data-count="4"] > article > :is(a, button)': { paddingInline: space.s2 },
  '@media (max-width: 79.9375em)': {
    '&[data-count="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-count="4"] > :nth-of-type(n + 3)': { marginBlockStart: space.s4 },
  },
  [media.medium]: {
    '&, &[data-count="4"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > * + *, &[data-count="4"] > * + *': { marginBlockStart: space.s4 },
  },
  [`@media (min-width: ${em(breakpoint.narrow)}) and (max-width: ${em(breakpoint.medium)})`]: {
    '&[data-count="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-count="4"] > :nth-of-type(2)': { marginBlockStart: 0 },
  },
});
