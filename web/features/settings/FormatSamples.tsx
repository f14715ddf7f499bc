import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { Pairs } from '../../ui/Pairs.tsx';

/** How the language writes what is no word. */
export function FormatSamples(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [now] = useState(() => new Date().toISOString());
  return (
    <Pairs
      pairs={[
        { name: t('settings.language.samples.date'), value: formats.date(now) },
        { name: t('settings.language.samples.time'), value: formats.moment(now) },
        { name: t('settings.language.samples.number'), value: formats.number(1234567.89) },
        { name: t('settings.language.samples.currency'), value: formats.sampleCurrency(1234.5) },
        { name: t('settings.language.samples.percent'), value: formats.percent(0.42) },
      ]}
    />
  );
}
