import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/useSettings.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

export function ReaderModeSwitch(): ReactNode {
  const { t } = useTranslation();
  const { screenReaderMode } = useSettings();
  const update = useUpdateSettings();
  return (
    <Switch
      label={t('settings.screenReaderMode.label')}
      hint={t('settings.screenReaderMode.hint')}
      checked={screenReaderMode}
      onChange={(checked) => update({ screenReaderMode: checked })}
    />
  );
}
