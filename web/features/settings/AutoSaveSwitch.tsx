import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/useSettings.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

export function AutoSaveSwitch(): ReactNode {
  const { t } = useTranslation();
  const { autoSave } = useSettings();
  const update = useUpdateSettings();
  return (
    <Switch
      label={t('settings.autoSave.label')}
      hint={t('settings.autoSave.hint')}
      checked={autoSave}
      onChange={(checked) => update({ autoSave: checked })}
    />
  );
}
