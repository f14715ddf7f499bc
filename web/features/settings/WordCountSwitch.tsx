import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/useSettings.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

export function WordCountSwitch(): ReactNode {
  const { t } = useTranslation();
  const { showWordCount } = useSettings();
  const update = useUpdateSettings();
  return (
    <Switch
      label={t('settings.showWordCount.label')}
      hint={t('settings.showWordCount.hint')}
      checked={showWordCount}
      onChange={(checked) => update({ showWordCount: checked })}
    />
  );
}
