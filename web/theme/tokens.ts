/**
 * Every colour, space, type size and duration of the product, named here and nowhere else. Components use `color`,
 * which points at the CSS variables that `theme.ts` writes for each of the four rooms (light, dark, and both in high
 * contrast).
 */

const dusk = {
  duskDeep: '#0A1F28',
  dusk: '#123440',
  duskHigh: '#1D4A52',
  duskMist: '#4C7674',
  horizon: '#D8B67C',
  /** A screen that gives no light. */
  night: '#000000',
  onDusk: '#F6EFE1',
  onDuskSoft: '#C3D0CB',
  onDuskLine: 'rgba(246, 239, 225, .16)',
  onDuskFill: 'rgba(246, 239, 225, .07)',
  onDuskAccent: '#E3C183',
} as const;

/** Paper by day. */
export const light = {
  ...dusk,
  paper: '#F7F3EB',
  surface: '#FFFDF9',
  raised: '#FFFFFF',
  sunken: '#EEE8DC',
  ink: '#14303A',
  inkSoft: '#40575D',
  inkFaint: '#566A6E',
  line: 'rgba(20, 48, 58, .11)',
  /** Quiet buttons and chips, whose words name them. */
  lineMid: 'rgba(20, 48, 58, .24)',
  /** Borders of controls, 3:1. */
  lineStrong: '#738687',
  primary: '#17404B',
  primaryHover: '#0E303A',
  onPrimary: '#FDF8EE',
  /** Gold as a mark; `accentInk` as text; `accentSoft` as a tint. */
  accent: '#A87C2B',
  accentInk: '#755415',
  accentSoft: '#F3E7CC',
  calm: '#3B7673',
  calmInk: '#1D5653',
  calmSoft: '#E0EAE5',
  pause: '#E4EBE5',
  pauseInk: '#2C5855',
  speech: '#3E6470',
  warn: '#B1691F',
  warnInk: '#844A10',
  warnSoft: '#F8E9D5',
  danger: '#BC5445',
  dangerInk: '#9B392C',
  dangerSoft: '#FAE6E0',
  onDanger: '#FFFFFF',
  dangerFill: '#A94436',
  focus: '#17404B',
  shadow1: '0 1px 2px rgba(16, 42, 51, .05), 0 4px 16px -6px rgba(16, 42, 51, .08)',
  shadow2: '0 2px 4px rgba(16, 42, 51, .04), 0 16px 40px -16px rgba(16, 42, 51, .18)',
  shadow3: '0 4px 12px rgba(16, 42, 51, .08), 0 32px 80px -24px rgba(16, 42, 51, .38)',
  scrim: 'rgba(10, 31, 40, .48)',
};

/** One room's colours: the same names in all four. */
export type Tones = Record<keyof typeof light, string>;

/** The same room at night. */
export const dark: Tones = {
  ...dusk,
  paper: '#0C1C23',
  surface: '#132730',
  raised: '#1B333D',
  sunken: '#09161C',
  ink: '#EFE8DB',
  inkSoft: '#BCC8C4',
  inkFaint: '#9AABA9',
  line: 'rgba(239, 232, 219, .10)',
  lineMid: 'rgba(239, 232, 219, .24)',
  lineStrong: '#6F8789',
  primary: '#DDB976',
  primaryHover: '#E9CB90',
  onPrimary: '#14262D',
  accent: '#D3AC67',
  accentInk: '#E3C183',
  accentSoft: '#2D2F27',
  calm: '#86BDB3',
  calmInk: '#A6D2C9',
  calmSoft: '#1A393E',
  pause: '#1D3A41',
  pauseInk: '#B2D3CC',
  speech: '#A9BFC0',
  warn: '#DF9F5B',
  warnInk: '#EBB679',
  warnSoft: '#33291E',
  danger: '#E48B7B',
  dangerInk: '#F2A899',
  dangerSoft: '#382421',
  onDanger: '#26110D',
  dangerFill: '#E48B7B',
  focus: '#E3C183',
  shadow1: '0 1px 2px rgba(0, 0, 0, .3), 0 6px 20px -8px rgba(0, 0, 0, .4)',
  shadow2: '0 2px 4px rgba(0, 0, 0, .25), 0 18px 44px -16px rgba(0, 0, 0, .55)',
  shadow3: '0 4px 12px rgba(0, 0, 0, .35), 0 36px 80px -24px rgba(0, 0, 0, .75)',
  scrim: 'rgba(2, 9, 12, .66)',
};

/** High contrast: AAA, solid lines, no gradients; a shadow becomes a line. */
const duskContrast = {
  night: '#000000',
  duskDeep: '#02161C',
  dusk: '#02161C',
  duskHigh: '#02161C',
  duskMist: '#02161C',
  horizon: '#02161C',
  onDusk: '#FFFFFF',
  onDuskSoft: '#F1F4F2',
  onDuskLine: '#A9BDBC',
  onDuskFill: '#02161C',
  onDuskAccent: '#FFDC9A',
} as const;

export const lightContrast: Tones = {
  ...duskContrast,
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#F3F1EC',
  ink: '#06171D',
  inkSoft: '#1D343B',
  inkFaint: '#2B4148',
  line: '#5A6C70',
  lineMid: '#06171D',
  lineStrong: '#06171D',
  primary: '#06303B',
  primaryHover: '#000000',
  onPrimary: '#FFFFFF',
  accent: '#7A5510',
  accentInk: '#5C3F08',
  accentSoft: '#FBF0D6',
  calm: '#0F4A47',
  calmInk: '#0B403D',
  calmSoft: '#E6F0EC',
  pause: '#FFFFFF',
  pauseInk: '#0B403D',
  speech: '#06303B',
  warn: '#7A410A',
  warnInk: '#66350A',
  warnSoft: '#FFF3E3',
  danger: '#8F2A1E',
  dangerInk: '#7F2117',
  dangerSoft: '#FFEFEB',
  onDanger: '#FFFFFF',
  dangerFill: '#8A261B',
  focus: '#06171D',
  shadow1: '0 0 0 1px #5A6C70',
  shadow2: '0 0 0 1px #5A6C70',
  shadow3: '0 0 0 2px #06171D',
  scrim: 'rgba(10, 31, 40, .6)',
};

export const darkContrast: Tones = {
  ...duskContrast,
  paper: '#000A0E',
  surface: '#000A0E',
  raised: '#05161C',
  sunken: '#05161C',
  ink: '#FFFFFF',
  inkSoft: '#EDF1EF',
  inkFaint: '#DCE4E2',
  line: '#8DA3A3',
  lineMid: '#FFFFFF',
  lineStrong: '#FFFFFF',
  primary: '#FFDC9A',
  primaryHover: '#FFE9BF',
  onPrimary: '#000A0E',
  accent: '#FFDC9A',
  accentInk: '#FFDC9A',
  accentSoft: '#1E1B10',
  calm: '#B5EBE0',
  calmInk: '#C3F1E7',
  calmSoft: '#06262A',
  pause: '#000A0E',
  pauseInk: '#C3F1E7',
  speech: '#FFFFFF',
  warn: '#FFC98C',
  warnInk: '#FFD3A1',
  warnSoft: '#221709',
  danger: '#FFB5A8',
  dangerInk: '#FFC4B9',
  dangerSoft: '#2A120E',
  onDanger: '#1D0703',
  dangerFill: '#FFB5A8',
  focus: '#FFDC9A',
  shadow1: '0 0 0 1px #8DA3A3',
  shadow2: '0 0 0 1px #8DA3A3',
  shadow3: '0 0 0 2px #FFFFFF',
  scrim: 'rgba(2, 9, 12, .8)',
};

/** The prefix of every CSS variable that the theme writes. */
export const variablePrefix = 'sp';

const variable = (name: string): string => `var(--${variablePrefix}-palette-tone-${name})`;

/** A colour of the room one is in, for use in styles. */
export const color = Object.fromEntries(Object.keys(light).map((name) => [name, variable(name)])) as Tones; // fromEntries forgets the keys

const inter = '"Inter Variable", Inter, "Inter Standin", system-ui, sans-serif';
const newsreader = '"Newsreader Variable", Newsreader, "Newsreader Standin", "Iowan Old Style", Georgia, serif';
const atkinson = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible", system-ui, sans-serif';
const device = 'system-ui, sans-serif';

/** The two faces of the page, for each that can be chosen; `inter` is as it was designed. */
export const faces = {
  inter: { sans: inter, serif: newsreader },
  newsreader: { sans: newsreader, serif: newsreader },
  atkinson: { sans: atkinson, serif: atkinson },
  system: { sans: device, serif: device },
} as const;

export const font = { sans: `var(--sp-sans, ${inter})`, serif: `var(--sp-serif, ${newsreader})` } as const;

/** The root's size, which every other one is measured in: of what the browser is set to. */
export const rootSizes = { small: '93.75%', medium: '100%', large: '115%', larger: '135%' } as const;

export const weight = { regular: 400, medium: 520, strong: 600, title: 420, display: 380 } as const;

export const text = {
  xs: '.8125rem',
  sm: '.875rem',
  md: '.9375rem',
  lg: '1.0625rem',
  script: '1.3125rem',
  scriptNarrow: '1.25rem',
  // With the largest text on the narrowest window, a long word still stands in one line.
  titleXs: 'min(1.1875rem, 7.5vw)',
  titleSm: 'min(1.375rem, 8vw)',
  titleMd: 'min(1.75rem, 10vw)',
  titleLg: 'min(clamp(2rem, 1.5rem + 1.6vw, 2.625rem), 11.5vw)',
  titleXl: 'min(clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem), 11vw)',
  display: 'min(clamp(2.625rem, 1.4rem + 3.9vw, 4.25rem), 13.5vw)',
  figure: 'min(2.25rem, 10vw)',
} as const;

/** Multiples of four; where text is enlarged, no more of a narrow window than with the usual text. */
export const space = {
  s1: '.25rem',
  s2: '.5rem',
  s3: '.75rem',
  s4: 'min(1rem, 5vw)',
  s5: 'min(1.5rem, 7.5vw)',
  s6: 'min(2rem, 10vw)',
  s7: 'min(3rem, 15vw)',
  s8: '4rem',
  s9: '6rem',
  /** Within a large sheet. */
  sheet: 'min(clamp(1.5rem, 3vw, 2.25rem), 7.5vw)',
  gutter: 'min(clamp(1.25rem, 3.4vw, 3rem), 6.25vw)',
} as const;

export const radius = { sm: '.5rem', control: '.625rem', md: '.75rem', lg: '1.125rem', xl: '1.75rem', full: '999px' } as const;

export const size = {
  sidebar: 250,
  rail: 70,
  control: '2.75rem',
  controlSm: '2.25rem',
  page: '1240px',
  dialogEdge: 'min(1.75rem, 6vw)',
  /** At most 68 characters a line of script. */
  measure: '64ch',
} as const;

/** In pixels. Below `narrow` the sidebar is an overlay, below `rail` a rail unless one asks for more. */
export const breakpoint = { narrow: 768, medium: 960, rail: 1120 } as const;

/** A width for media queries, which then follow the size of text that the browser is set to. */
export const em = (pixels: number): string => `${pixels / 16}em`;

export const media = {
  narrow: `@media (max-width: ${em(breakpoint.narrow - 1)})`,
  wide: `@media (min-width: ${em(breakpoint.narrow)})`,
  medium: `@media (max-width: ${em(breakpoint.medium)})`,
  /** Text so large that a line holds two or three words. */
  large: '@media (max-width: 15em)',
  oneColumn: `@media (max-width: ${em(breakpoint.rail - 1)})`,
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const;

export const motion = {
  move: '.35s',
  fast: '.2s',
  ease: 'cubic-bezier(.3, .1, .2, 1)',
  /** One breath, in and out. */
  breath: '9s',
} as const;
