import type { Components, Theme } from '@mui/material/styles';
import { color, radius, size, text, weight } from './tokens.ts';

/** How MUI's own components look here; what is ours alone lives in `web/ui`. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', '--Paper-overlay': 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.lg,
        backgroundColor: color.raised,
        boxShadow: color.shadow3,
        padding: size.dialogEdge,
        overflowWrap: 'break-word',
        hyphens: 'auto',
        hyphenateLimitChars: '14 5 5',
        // What has the focus stays above buttons that stand at the lower edge.
        scrollPaddingBlockEnd: '5rem',
        margin: '1rem',
        inlineSize: 'min(30rem, calc(100vw - 2rem))',
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { backgroundColor: color.scrim }, invisible: { backgroundColor: 'transparent' } } },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: radius.lg, backgroundColor: color.raised, boxShadow: color.shadow3, marginBlockStart: '.4rem' },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: '.4rem' } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: size.controlSm,
        // Never cut off, however large its words are.
        whiteSpace: 'normal',
        borderRadius: radius.control,
        fontSize: text.sm,
        gap: '.75rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: color.sunken },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: color.calmSoft,
          fontWeight: weight.medium,
        },
      },
    },
  },
};
