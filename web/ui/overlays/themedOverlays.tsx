import { Dialog, Drawer, Menu, MenuItem, Popover } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../../theme/theme.ts';

const themed = (overlay: ReactNode): ReactNode => <ThemeProvider theme={theme}>{overlay}</ThemeProvider>;

/** MUI's overlays with our theme around them. They come in a file of their own: see `lazyOverlay`. */
export const themedOverlays = {
  Dialog: (props: ComponentProps<typeof Dialog>) => themed(<Dialog {...props} />),
  Drawer: (props: ComponentProps<typeof Drawer>) => themed(<Drawer {...props} />),
  Menu: (props: ComponentProps<typeof Menu>) => themed(<Menu {...props} />),
  Popover: (props: ComponentProps<typeof Popover>) => themed(<Popover {...props} />),
  // Stands in a menu, whose theme it has.
  MenuItem,
} as const;
