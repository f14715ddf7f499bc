import { dark, darkContrast, light, lightContrast, variablePrefix, type Tones } from './tokens.ts';

const roomOf = (colorScheme: 'light' | 'dark', tones: Tones): Record<string, string> => ({
  colorScheme,
  ...Object.fromEntries(Object.entries(tones).map(([name, value]) => [`--${variablePrefix}-palette-tone-${name}`, value])),
});

/** The variables behind `color` (tokens.ts) in each of the four rooms; a part of a page may be a room of its own. */
export const roomStyle = {
  ':root, [data-theme="light"]': roomOf('light', light),
  '[data-theme="dark"]': roomOf('dark', dark),
  'html[data-contrast="more"], [data-theme="light"][data-contrast="more"]': roomOf('light', lightContrast),
  '[data-theme="dark"][data-contrast="more"]': roomOf('dark', darkContrast),
};
