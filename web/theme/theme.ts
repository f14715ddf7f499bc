import { createTheme, type Theme } from '@mui/material/styles';
import { componentStyles } from './componentStyles.ts';
import { color, font, text, weight } from './tokens.ts';

const shadows = Array.from({ length: 25 }, (_, level) => {
  if (level === 0) return 'none';
  if (level < 4) return color.shadow1;
  return level < 8 ? color.shadow2 : color.shadow3;
}) as Theme['shadows']; // MUI wants a tuple of exactly 25

/**
 * What MUI's overlays read, as far as `componentStyles` does not say it. Colours are those of the room that one is in
 * (`roomStyle`): MUI reckons with none of them, so it needs to know no values.
 */
export const theme = createTheme({
  palette: {
    background: { default: color.paper, paper: color.surface },
    text: { primary: color.ink, secondary: color.inkSoft, disabled: color.inkFaint },
    divider: color.line,
  },
  spacing: 4,
  shape: { borderRadius: 12 },
  shadows,
  typography: {
    fontFamily: font.sans,
    fontWeightMedium: weight.medium,
    fontWeightBold: weight.strong,
    body1: { fontSize: text.md, lineHeight: 1.5 },
    body2: { fontSize: text.sm, lineHeight: 1.5 },
  },
  transitions: { duration: { standard: 350 } },
  components: componentStyles,
});
