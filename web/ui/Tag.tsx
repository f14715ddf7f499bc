import { styled } from '../theme/styled.ts';
import { color, radius, text } from '../theme/tokens.ts';

/** A state in a word. */
export const Tag = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  padding: '.12rem .6rem',
  borderRadius: radius.full,
  fontSize: text.xs,
  lineHeight: 1.5,
  background: color.sunken,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  '&[data-kind="calm"]': { background: color.calmSoft, color: color.calmInk },
  '&[data-kind="gold"]': { background: color.accentSoft, color: color.accentInk },
  '&[data-kind="warn"]': { background: color.warnSoft, color: color.warnInk },
});
