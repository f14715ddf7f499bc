import { Menu } from '../../ui/overlays/Menu.ts';
import { MenuItem } from '../../ui/overlays/MenuItem.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../shared/vocabulary.ts';
import { useChooseLanguage } from '../../features/settings/useChooseLanguage.ts';
import { autonyms } from '../../i18n/autonyms.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { NavEntry } from './NavEntry.tsx';

/** The interface's language, with each named in itself. */
export function LanguageEntry({ isRail }: { readonly isRail: boolean }): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  return (
    <>
      <NavEntry
        icon="globe"
        name={t('app.language.entry', { language: autonyms[language] })}
        isRail={isRail}
        expanded={anchor !== null}
        onPress={(event) => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': t('app.language.label') } }}
      >
        {languages.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === language}
            selected={code === language}
            onClick={() => {
              close();
              choose(code);
            }}
          >
            {autonyms[code]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
