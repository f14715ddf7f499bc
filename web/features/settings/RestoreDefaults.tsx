import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationTypes } from '../../../shared/notifications.schema.ts';
import { channelsOf, defaultSettings } from '../../../shared/settings.schema.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const { language: _stays, ...rest } = defaultSettings;
// Channels change by type: each is named, or it would stay as it is.
const defaults = {
  ...rest,
  notificationChannels: Object.fromEntries(notificationTypes.map((type) => [type, channelsOf(defaultSettings, type)])),
};

/** Everything as it was at the beginning, but for the language. */
export function RestoreDefaults(): ReactNode {
  const { t } = useTranslation();
  const update = useUpdateSettings();
  const [isAsking, setAsking] = useState(false);
  const restore = (): void => {
    setAsking(false);
    update(defaults);
  };
  return (
    <Actions>
      <Button onClick={() => setAsking(true)}>{t('settings.restore.action')}</Button>
      <ConfirmDialog
        open={isAsking}
        title={t('settings.restore.title')}
        cancel={t('settings.restore.cancel')}
        confirm={t('settings.restore.action')}
        onCancel={() => setAsking(false)}
        onConfirm={restore}
      >
        <p>{t('settings.restore.text')}</p>
      </ConfirmDialog>
    </Actions>
  );
}
