import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { AutoSaveSwitch } from '../../features/settings/AutoSaveSwitch.tsx';
import { LookFields } from '../../features/settings/LookFields.tsx';
import { NotificationFields } from '../../features/settings/NotificationFields.tsx';
import { PauseFields } from '../../features/settings/PauseFields.tsx';
import { ReadingSpeedFields } from '../../features/settings/ReadingSpeedFields.tsx';
import { RestoreDefaults } from '../../features/settings/RestoreDefaults.tsx';
import { SettingsGroup } from '../../features/settings/SettingsGroup.tsx';
import { SettingsList } from '../../features/settings/SettingsList.tsx';
import { WordCountSwitch } from '../../features/settings/WordCountSwitch.tsx';
import { WritingFields } from '../../features/settings/WritingFields.tsx';
import { autonyms } from '../../i18n/autonyms.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PageHead } from './PageHead.tsx';

/** Everything that a person can set; each change is kept at once. */
export function SettingsPage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <PageHead title={t('settings.title')}>{t('settings.lead')}</PageHead>
      <SettingsList>
        <SettingsGroup title={t('settings.groups.look')} lead={t('settings.groups.lookLead')}>
          <LookFields shown={['theme', 'contrast', 'fontSize']} />
          <p>
            <Link to={paths.accessibility}>{t('settings.accessibility.more')}</Link>
          </p>
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.language')} lead={t('settings.groups.languageLead')}>
          <p>
            <Link to={paths.language}>{t('app.language.entry', { language: autonyms[language] })}</Link>
          </p>
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.writing')} lead={t('settings.groups.writingLead')}>
          <WritingFields />
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.pauses')} lead={t('settings.groups.pausesLead')}>
          <PauseFields />
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.reading')}>
          <ReadingSpeedFields />
          <WordCountSwitch />
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.editing')}>
          <AutoSaveSwitch />
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.notifications')} lead={t('settings.groups.notificationsLead')}>
          <NotificationFields />
        </SettingsGroup>
        <SettingsGroup title={t('settings.groups.restore')} lead={t('settings.groups.restoreLead')}>
          <RestoreDefaults />
        </SettingsGroup>
      </SettingsList>
    </>
  );
}
