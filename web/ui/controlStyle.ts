import type { CSSObject } from '@mui/material/styles';
import { color, motion, radius, size, text } from '../theme/tokens.ts';

/** What fields, selects and areas share. */
export const controlStyle: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: size.control,
  padding: '.6rem .9rem',
  margin: 0,
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  fontSize: text.md,
  transition: `border-color ${motion.fast}, box-shadow ${motion.fast}`,
  '&::placeholder': { color: color.inkFaint, opacity: 1 },
  '&:hover': { borderColor: color.inkSoft },
  '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px', borderColor: 'transparent', borderRadius: radius.md },
  '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
};
