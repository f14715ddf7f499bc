import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readingSpeeds } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { NumberField } from './NumberField.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** One's own reading speed in percent. */
export function ReadingSpeedField(): ReactNode {
  const { t } = useTranslation();
  const { readingSpeed: saved } = useSettings();
  const update = useUpdateSettings();
  const { min, max } = readingSpeeds;
  const problemOf = (percent: number): string | undefined =>
    Number.isInteger(percent) && percent >= min && percent <= max ? undefined : t('settings.readingSpeed.wrong', { min, max });
  return (
    <NumberField
      label={t('settings.readingSpeed.percent')}
      hint={t('settings.readingSpeed.hint')}
      saved={saved}
      min={min}
      max={max}
      problemOf={problemOf}
      onKeep={(readingSpeed) => update({ readingSpeed })}
    />
  );
}
