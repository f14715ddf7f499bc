import type { CSSObject } from '@mui/material/styles';
import { color, media, motion, radius, size, space, text, weight } from '../theme/tokens.ts';

/** Filled: one a view. Plain: beside it. Quiet: among text. Gold and onDusk: on evening surfaces only. */
export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger' | 'dangerQuiet' | 'gold' | 'onDusk';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** What a button and a link that looks like one have in common. */
export type ButtonLook = { readonly tone?: ButtonTone; readonly size?: ButtonSize; readonly wide?: boolean };

export const lookAttributes = ({ tone = 'plain', size: step = 'md', wide = false }: ButtonLook) => ({
  'data-tone': tone,
  'data-size': step,
  'data-wide': wide || undefined,
});

export const buttonStyle: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.55rem',
  minBlockSize: size.control,
  padding: '.5rem 1.2rem',
  borderRadius: radius.md,
  fontWeight: weight.medium,
  fontSize: text.md,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  color: color.ink,
  border: '1px solid transparent',
  cursor: 'pointer',
  transition: ['background', 'color', 'border-color', 'box-shadow'].map((what) => `${what} ${motion.fast}`).join(','),
  '&[data-size="sm"]': { minBlockSize: size.controlSm, padding: '.3rem .85rem', fontSize: text.sm, borderRadius: radius.control },
  '&[data-size="lg"]': { minBlockSize: '3.25rem', paddingInline: '1.7rem', fontSize: text.lg, borderRadius: '.875rem' },
  [media.large]: { '&, &[data-size]': { paddingInline: space.s3 } },
  '&[data-wide]': { inlineSize: '100%' },
  '&[data-tone="primary"]': { background: color.primary, color: color.onPrimary, boxShadow: color.shadow1 },
  '&[data-tone="primary"]:hover': { background: color.primaryHover },
  '&[data-tone="plain"]': { background: color.surface, borderColor: color.lineMid },
  '&[data-tone="plain"]:hover': { borderColor: color.ink },
  '&[data-tone="quiet"]': { paddingInline: '.8rem', color: color.inkSoft },
  '&[data-tone="quiet"]:hover': { background: color.sunken, color: color.ink },
  '&[data-tone="danger"]': { background: color.dangerFill, color: color.onDanger },
  '&[data-tone="dangerQuiet"]': { paddingInline: '.8rem', color: color.dangerInk },
  '&[data-tone="dangerQuiet"]:hover': { background: color.dangerSoft },
  '&[data-tone="gold"]': { background: color.onDuskAccent, color: color.duskDeep },
  '&[data-tone="gold"]:hover': { background: color.onDusk },
  '&[data-tone="onDusk"]': { borderColor: color.onDuskLine, color: color.onDusk },
  '&[data-tone="onDusk"]:hover': { background: color.onDuskFill, borderColor: color.onDuskSoft },
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    background: color.sunken,
    color: color.inkFaint,
    borderColor: 'transparent',
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
};
