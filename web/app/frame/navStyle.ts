import type { CSSObject } from '@mui/material/styles';
import { color, media, motion, radius, size, weight } from '../../theme/tokens.ts';

/** Entries of the sidebar, whether they lead somewhere or do something. */
export const navStyle: CSSObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  inlineSize: '100%',
  minBlockSize: size.controlSm,
  padding: '.3rem .7rem',
  borderRadius: radius.control,
  textDecoration: 'none',
  textAlign: 'start',
  color: color.inkSoft,
  fontSize: '.90625rem',
  lineHeight: 1.25,
  position: 'relative',
  transition: `background ${motion.fast}, color ${motion.fast}`,
  '&:hover': { background: `color-mix(in srgb, ${color.surface} 60%, transparent)`, color: color.ink },
  '&[aria-current]': { background: color.surface, color: color.ink, fontWeight: weight.medium, boxShadow: color.shadow1 },
  // The gold point says "here".
  '&[aria-current]::after': {
    content: '""',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    background: color.accent,
    marginInlineStart: 'auto',
    flex: 'none',
  },
  '&[data-rail]': { justifyContent: 'center', padding: 0, inlineSize: '2.75rem', minBlockSize: '2.375rem' },
  '&[data-rail][aria-current]::after': { position: 'absolute', inset: '50% 2px auto auto', translate: '0 -50%' },
  '@media (max-width: 47.9375em)': { minBlockSize: size.control },
  // All of it stands in a window of 900 pixels.
  '@media (min-width: 48em) and (max-height: 60em)': { minBlockSize: '1.9375rem', '&[data-rail]': { minBlockSize: '2.125rem' } },
  [media.forced]: {
    '&[aria-current]': { border: '2px solid Highlight' },
    '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
};
