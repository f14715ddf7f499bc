import { styled } from '../theme/styled.ts';
import { motion } from '../theme/tokens.ts';

/** The circle that breathes on a dusk surface. Its size and place are given by whoever uses it. */
export const Moon = styled('span')({
  position: 'absolute',
  zIndex: -1,
  borderRadius: '50%',
  aspectRatio: '1',
  pointerEvents: 'none',
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '50%' },
  '&::before': {
    inset: '17%',
    background: 'radial-gradient(circle closest-side, rgba(246, 239, 225, .16), rgba(246, 239, 225, .09))',
    animation: `sp-swell ${motion.breath} ease-in-out infinite`,
  },
  '&::after': {
    border: '1px solid rgba(246, 239, 225, .15)',
    boxShadow: '0 0 0 3.5rem rgba(246, 239, 225, .025)',
    animation: `sp-swell ${motion.breath} ease-in-out infinite reverse`,
  },
  '[data-contrast="more"] &': { display: 'none' },
});
