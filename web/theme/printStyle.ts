import { light, media, variablePrefix } from './tokens.ts';

/** On paper there is one room: ink on white, whatever the screen shows. */
const inks = {
  ...light,
  paper: '#FFFFFF',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  shadow1: 'none',
  shadow2: 'none',
  shadow3: 'none',
};

const gone = { display: 'none !important' };

/** A page on paper: what it is about, and nothing of what surrounds it. What is of no use there carries `data-print="no"`. */
export const printStyle = {
  [media.print]: {
    '@page': { margin: '18mm 20mm 20mm' },
    ':root': Object.fromEntries(
      Object.entries(inks).map(([name, value]) => [`--${variablePrefix}-palette-tone-${name}`, `${value} !important`]),
    ),
    body: { background: 'none' },
    'body > :not(#root), #root > :not(:has(main)), :has(> main) > :not(main), a[href="#main"]': gone,
    'aside, [data-print="no"]': gone,
    main: { padding: '0 !important', maxInlineSize: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Not in the middle of a sentence: a paragraph stays on its page.
    p: { breakInside: 'avoid', orphans: 3, widows: 3 },
  },
} as const;
