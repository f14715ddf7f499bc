import { Global, type CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { printStyle } from './printStyle.ts';
import { roomStyle } from './roomStyle.ts';
import { color, faces, font, media, motion, radius, rootSizes, space, text, weight } from './tokens.ts';

const still = { animation: 'none !important', transition: 'none !important', scrollBehavior: 'auto !important' };

/** Fonts of the device, set as wide as the ones that are on their way, so that lines don't break again when those arrive. */
const standins = [
  { fontFamily: 'Inter Standin', src: 'local("Arial"), local("Liberation Sans")', sizeAdjust: '107%' },
  { fontFamily: 'Newsreader Standin', src: 'local("Times New Roman"), local("Liberation Serif")', sizeAdjust: '106%' },
];

const base = {
  '@font-face': standins,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%', scrollPaddingBlock: '5rem 10rem' },
  body: {
    margin: 0,
    background: color.paper,
    color: color.ink,
    font: `${weight.regular} ${text.md}/1.5 ${font.sans}`,
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    // Only a word that is longer than a line: a script may hold any.
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0, minInlineSize: 0 },
  'ul, ol': { listStyle: 'none' },
  'h1, h2, h3, h4': {
    fontFamily: font.serif,
    fontWeight: weight.title,
    lineHeight: 1.15,
    letterSpacing: '-.012em',
    textWrap: 'balance',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    // Only what is longer than a line.
    hyphenateLimitChars: '14 5 5',
  },
  p: { textWrap: 'pretty' },
  a: {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: color.lineStrong,
    textDecorationThickness: '1px',
    textUnderlineOffset: '.22em',
    transition: `text-decoration-color ${motion.fast}`,
  },
  'a:hover': { textDecorationColor: color.accent },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer' },
  svg: { display: 'block' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '3px', borderRadius: radius.sm },
  // A heading takes the focus after a change of page, for screen readers; nothing there can be operated.
  'h1:focus, h1:focus-visible, main:focus, main:focus-visible': { outline: 'none' },
  '@keyframes sp-breathe': {
    '0%, 100%': { transform: 'scale(.62)', opacity: 0.9 },
    '45%, 55%': { transform: 'scale(1.08)', opacity: 0.35 },
  },
  '@keyframes sp-swell': { '0%, 100%': { transform: 'scale(.95)' }, '50%': { transform: 'scale(1.04)' } },
  '@keyframes sp-blink': { '0%, 45%': { opacity: 1 }, '60%, 90%': { opacity: 0.15 }, '100%': { opacity: 1 } },
  '@keyframes sp-arrive': { from: { transform: `translateY(${space.s2})` }, to: { transform: 'none' } },
  [media.still]: { '*, *::before, *::after': still },
  '[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after': still,
  ...Object.fromEntries(Object.entries(rootSizes).map(([size, fontSize]) => [`html[data-size="${size}"]`, { fontSize }])),
  ...Object.fromEntries(
    Object.entries(faces).map(([face, { sans, serif }]) => [
      `html[data-face="${face}"]`,
      { '--sp-sans': sans, '--sp-serif': serif },
    ]),
  ),
};

export function GlobalStyle(): ReactNode {
  // Its types know no keyword with `!important`.
  return <Global styles={[roomStyle, base as CSSObject, printStyle]} />;
}
