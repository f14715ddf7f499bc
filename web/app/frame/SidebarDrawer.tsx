import { Drawer } from '../../ui/overlays/Drawer.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color } from '../../theme/tokens.ts';
import { Sidebar } from './Sidebar.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** The sidebar on narrow screens: over the page, closed by a click beside it and by Escape. */
export function SidebarDrawer({ open, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('app.nav.label'),
          sx: { inlineSize: 'min(300px, 86vw)', backgroundColor: color.paper, boxShadow: color.shadow3 },
        },
      }}
    >
      <Sidebar isRail={false} onClose={onClose} />
    </Drawer>
  );
}
