import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { useStats } from './useStats.ts';

/** How many scripts, and of what kind. */
export function StatsFigure(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const stats = useStats();
  const { scripts = 0, writtenThisMonth = 0, favorites = 0, averageMinutes = null } = stats.data ?? {};
  return (
    <Figure title={t('home.stats.title')} asked={stats}>
      <p data-part="figure">
        {formats.number(scripts)} <small>{t('home.stats.unit', { count: scripts })}</small>
      </p>
      <Pairs
        pairs={[
          { name: t('home.stats.month'), value: formats.number(writtenThisMonth) },
          { name: t('home.stats.favorites'), value: formats.number(favorites) },
          { name: t('home.stats.average'), value: averageMinutes === null ? '–' : formats.minutesShort(averageMinutes) },
        ]}
      />
    </Figure>
  );
}
