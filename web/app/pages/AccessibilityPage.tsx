import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LookFields } from '../../features/settings/LookFields.tsx';
import { ReaderModeSwitch } from '../../features/settings/ReaderModeSwitch.tsx';
import { SettingsGroup } from '../../features/settings/SettingsGroup.tsx';
import { SettingsList } from '../../features/settings/SettingsList.tsx';
import { Example } from '../../features/settings/Example.tsx';
import { media, space } from '../../theme/tokens.ts';
import { PageHead } from './PageHead.tsx';

const Statement = styled('div')({
  display: 'grid',
  gap: space.s3,
  maxInlineSize: '60ch',
  '& ul': { display: 'grid', gap: space.s2, listStyle: 'disc', paddingInlineStart: '1.2em' },
});

// The example stands beside the choices, or above them, so that what is chosen is seen at once.
const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  gap: space.s5,
  alignItems: 'start',
  '& > figure': { order: 1, position: 'sticky', insetBlockStart: space.s5 },
  [media.oneColumn]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    '& > figure': { order: 0, position: 'static', maxInlineSize: '60rem' },
  },
});

/** How pages look and move and are read, with a piece of a script that follows at once. */
export function AccessibilityPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('settings.accessibility.title')}>{t('settings.accessibility.lead')}</PageHead>
      <Root>
        <Example />
        <SettingsList>
          <SettingsGroup title={t('settings.accessibility.see')} lead={t('settings.groups.lookLead')}>
            <LookFields shown={['theme', 'contrast', 'fontSize', 'fontFamily']} />
          </SettingsGroup>
          <SettingsGroup title={t('settings.accessibility.move')} lead={t('settings.accessibility.moveLead')}>
            <LookFields shown={['motion']} />
          </SettingsGroup>
          <SettingsGroup title={t('settings.accessibility.read')} lead={t('settings.accessibility.readLead')}>
            <ReaderModeSwitch />
          </SettingsGroup>
          <SettingsGroup title={t('settings.accessibility.statement.title')}>
            <Statement>
              <p>{t('settings.accessibility.statement.lead')}</p>
              <ul>
                <li>{t('settings.accessibility.statement.axe')}</li>
                <li>{t('settings.accessibility.statement.narrow')}</li>
                <li>{t('settings.accessibility.statement.keyboard')}</li>
              </ul>
              <p>{t('settings.accessibility.statement.limits')}</p>
            </Statement>
          </SettingsGroup>
        </SettingsList>
      </Root>
    </>
  );
}
