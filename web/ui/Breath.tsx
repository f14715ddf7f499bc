import { styled } from '../theme/styled.ts';
import { color, motion } from '../theme/tokens.ts';

/** The gold point that breathes: something is going on now. */
export const Breath = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  flex: 'none',
  '&::before, &::after': { content: '""', position: 'absolute', borderRadius: '50%' },
  '&::before': { inset: '5px', background: color.accent },
  '&::after': {
    inset: 0,
    border: `1.5px solid ${color.accent}`,
    opacity: 0.6,
    animation: `sp-breathe ${motion.breath} ease-in-out infinite`,
  },
  '&[data-large]': { inlineSize: '2.25rem', blockSize: '2.25rem' },
  '&[data-large]::before': { inset: '11px' },
});
