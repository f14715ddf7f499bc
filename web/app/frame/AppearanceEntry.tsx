import { Popover } from '../../ui/overlays/Popover.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearancePanel } from './AppearancePanel.tsx';
import { NavEntry } from './NavEntry.tsx';

export function AppearanceEntry({ isRail }: { readonly isRail: boolean }): ReactNode {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <NavEntry
        icon="contrast"
        name={t('app.appearance.entry')}
        isRail={isRail}
        expanded={anchor !== null}
        onPress={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('app.appearance.entry') } }}
      >
        <AppearancePanel />
      </Popover>
    </>
  );
}
