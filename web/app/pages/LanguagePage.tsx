import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../features/accounts/useUser.ts';
import { FormatSamples } from '../../features/settings/FormatSamples.tsx';
import { LanguageChoice } from '../../features/settings/LanguageChoice.tsx';
import { SettingsGroup } from '../../features/settings/SettingsGroup.tsx';
import { SettingsList } from '../../features/settings/SettingsList.tsx';
import { Text } from '../../ui/Text.tsx';
import { PageHead } from './PageHead.tsx';

/** The language of the interface, and how it writes dates and figures; for visitors too. */
export function LanguagePage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  return (
    <>
      <PageHead title={t('settings.language.title')}>{t('settings.language.lead')}</PageHead>
      <SettingsList>
        <SettingsGroup title={t('settings.language.label')}>
          <LanguageChoice />
          <Text data-size="sm" data-tone="soft">
            {t(user ? 'settings.language.keptAccount' : 'settings.language.kept')}
          </Text>
        </SettingsGroup>
        <SettingsGroup title={t('settings.language.samples.title')}>
          <FormatSamples />
        </SettingsGroup>
      </SettingsList>
    </>
  );
}
