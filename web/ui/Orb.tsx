import { styled } from '../theme/styled.ts';
import type { ReactNode } from 'react';
import { color, motion } from '../theme/tokens.ts';

const Circle = styled('svg')({
  inlineSize: '7.5rem',
  blockSize: '7.5rem',
  marginBlockEnd: '.75rem',
  '& circle, & path': { fill: 'none', stroke: color.accent, strokeWidth: 1.2, strokeLinecap: 'round' },
  '& [data-ring="2"]': { opacity: 0.5, transformOrigin: 'center', animation: `sp-swell ${motion.breath} ease-in-out infinite` },
  '& [data-ring="3"]': {
    opacity: 0.22,
    transformOrigin: 'center',
    animation: `sp-swell ${motion.breath} ease-in-out infinite reverse`,
  },
  '& [data-ring="0"]': { fill: color.accent, stroke: 'none' },
  '& line': { stroke: color.lineStrong, strokeWidth: 1 },
});

/** Rings for a place with nothing in it: `open` for something that broke off, `horizon` for something to begin. */
export function Orb({ kind = 'plain' }: { readonly kind?: 'plain' | 'horizon' | 'open' }): ReactNode {
  return (
    <Circle viewBox="0 0 120 120" aria-hidden="true">
      <circle data-ring="3" cx="60" cy="60" r="54" />
      {kind !== 'open' && <circle data-ring="2" cx="60" cy="60" r="40" />}
      {kind === 'open' ? <path d="M60 34a26 26 0 1 0 26 26" /> : <circle cx="60" cy="60" r="26" />}
      {kind === 'horizon' && <line x1="4" y1="60" x2="116" y2="60" />}
      <circle data-ring="0" cx="60" cy="60" r="4" />
    </Circle>
  );
}
