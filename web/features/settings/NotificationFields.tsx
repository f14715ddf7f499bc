import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationTypes } from '../../../shared/notifications.schema.ts';
import { channelsOf } from '../../../shared/settings.schema.ts';
import { hasMail } from '../../lib/hasMail.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const allChannels = ['inApp', 'email'] as const;

/** What one is told, and how; off, the rest is out of sight and kept. */
export function NotificationFields(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const update = useUpdateSettings();
  // An installation that cannot send mail offers none.
  const channels = allChannels.filter((channel) => channel === 'inApp' || hasMail());
  return (
    <>
      <Switch
        label={t('settings.notifications.label')}
        hint={t('settings.notifications.hint')}
        checked={settings.notifications}
        onChange={(notifications) => update({ notifications })}
      />
      {settings.notifications &&
        notificationTypes.map((type) => {
          const chosen = channelsOf(settings, type);
          return (
            <ChoiceGroup
              key={type}
              legend={t(`settings.notifications.types.${type}`)}
              options={channels.map((value) => ({ value, label: t(`settings.notifications.${value}`) }))}
              values={channels.filter((channel) => chosen[channel])}
              onToggle={(channel) => update({ notificationChannels: { [type]: { ...chosen, [channel]: !chosen[channel] } } })}
            />
          );
        })}
    </>
  );
}
