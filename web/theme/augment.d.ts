import type { Tones } from './tokens.ts';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    tone: Tones;
  }
  interface PaletteOptions {
    tone: Tones;
  }
}
