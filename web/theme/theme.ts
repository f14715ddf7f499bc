import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import { color, dark, darkContrast, font, light, lightContrast, text, variablePrefix, weight, type Tones } from './tokens.ts';

/** One room's tokens as MUI names them. `tone` carries all of them, for `color` in tokens.ts. */
const paletteOf = (tone: Tones) => ({
  tone,
  background: { default: tone.paper, paper: tone.surface },
  text: { primary: tone.ink, secondary: tone.inkSoft, disabled: tone.inkFaint },
  primary: { main: tone.primary, dark: tone.primaryHover, contrastText: tone.onPrimary },
  secondary: { main: tone.accent, contrastText: tone.onPrimary },
  success: { main: tone.calm, contrastText: tone.surface },
  info: { main: tone.calm, contrastText: tone.surface },
  warning: { main: tone.warn, contrastText: tone.surface },
  error: { main: tone.dangerFill, contrastText: tone.onDanger },
  divider: tone.line,
});

const title = (fontSize: string) => ({
  fontFamily: font.serif,
  fontWeight: weight.title,
  fontSize,
  lineHeight: 1.15,
  letterSpacing: '-.012em',
});

const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  if (level < 4) return color.shadow1;
  return level < 8 ? color.shadow2 : color.shadow3;
}) as Theme['shadows']; // MUI wants a tuple of exactly 25

const common: ThemeOptions = {
  spacing: 4,
  shape: { borderRadius: 12 },
  shadows,
  typography: {
    fontFamily: font.sans,
    fontWeightMedium: weight.medium,
    fontWeightBold: weight.strong,
    h1: { ...title(text.titleLg), letterSpacing: '-.02em', lineHeight: 1.08 },
    h2: title(text.titleMd),
    h3: title(text.titleSm),
    h4: title(text.titleXs),
    body1: { fontSize: text.md, lineHeight: 1.5 },
    body2: { fontSize: text.sm, lineHeight: 1.5 },
    caption: { fontSize: text.xs, lineHeight: 1.5 },
    button: { fontSize: text.md, fontWeight: weight.medium, lineHeight: 1.2, textTransform: 'none' },
  },
  transitions: { duration: { standard: 350 } },
  components: componentStyles,
};

const build = (day: Tones, night: Tones): Theme =>
  createTheme({
    ...common,
    cssVariables: { cssVarPrefix: variablePrefix, colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteOf(day) }, dark: { palette: paletteOf(night) } },
  });

export const theme = build(light, dark);

/** Only its variables are used: they override those of `theme` where the page asks for more contrast. */
const contrastTheme = build(lightContrast, darkContrast);

type Sheet = Readonly<Record<string, unknown>>;

/** The variables of the high contrast rooms, under `[data-contrast="more"]`. */
export function contrastSheets(): Record<string, Sheet> {
  const sheets: Record<string, Sheet> = {};
  for (const sheet of contrastTheme.generateStyleSheets()) {
    for (const [selector, rules] of Object.entries(sheet)) {
      if (typeof rules !== 'object' || rules === null) continue;
      const strict = selector
        .split(',')
        .map((one) => `${one.trim().replace(':root', 'html')}[data-contrast="more"]`)
        .join(',');
      sheets[strict] = { ...sheets[strict], ...rules };
    }
  }
  return sheets;
}
