import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pauseRanges, type PauseName } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { NumberField } from './NumberField.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

/** Seconds of one kind of pause. */
export function PauseField({ name }: { readonly name: PauseName }): ReactNode {
  const { t } = useTranslation();
  const saved = useSettings()[name];
  const update = useUpdateSettings();
  const { min, max } = pauseRanges[name];
  const problemOf = (seconds: number): string | undefined => {
    if (!Number.isInteger(seconds)) return t('settings.pauses.whole');
    if (seconds < min) return t(`settings.pauses.${name}.least`, { seconds: min });
    return seconds > max ? t(`settings.pauses.${name}.most`, { seconds: max }) : undefined;
  };
  return (
    <NumberField
      label={t(`settings.pauses.${name}.label`)}
      hint={t('settings.pauses.range', { min, max })}
      saved={saved}
      min={min}
      max={max}
      problemOf={problemOf}
      onKeep={(seconds) => update({ [name]: seconds })}
    />
  );
}
