import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockFor } from '../../../shared/markup/clock.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { ReadingSpeedField } from './ReadingSpeedField.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  '& > p': { fontSize: text.sm, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' },
});

const speeds = { slow: 85, usual: 100, brisk: 120 } as const;

/** Characters of a page of text, by which the speed is shown. */
const pageCharacters = 1800;

/** How fast a person reads aloud, and what that makes of a page. */
export function ReadingSpeedFields(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = useLanguage();
  const { readingSpeed } = useSettings();
  const update = useUpdateSettings();
  const named = (Object.keys(speeds) as (keyof typeof speeds)[]).map((name) => ({
    // keys() forgets their type
    value: String(speeds[name]),
    label: t(`settings.readingSpeed.${name}`),
  }));
  const own = {
    value: String(readingSpeed),
    label: t('settings.readingSpeed.own', { percent: formats.percent(readingSpeed / 100) }),
  };
  const isNamed = named.some(({ value }) => value === own.value);
  const page = (type: 'meditation' | 'hypnosis', theme: 'stress' | 'sleep'): string =>
    formatClock(pageCharacters / clockFor({ language, type, theme, readingSpeed }).charactersPerSecond);
  return (
    <Root>
      <ChoiceGroup
        legend={t('settings.readingSpeed.legend')}
        options={isNamed ? named : [...named, own]}
        value={own.value}
        onChoose={(value) => update({ readingSpeed: Number(value) })}
      />
      <ReadingSpeedField />
      <p>
        {t('settings.readingSpeed.page', {
          characters: formats.number(pageCharacters),
          meditation: page('meditation', 'stress'),
          hypnosis: page('hypnosis', 'stress'),
          sleep: page('meditation', 'sleep'),
        })}
      </p>
    </Root>
  );
}
