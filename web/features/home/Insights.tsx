import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import type { Plan } from '../../../shared/plans.ts';
import { mediumMinutes, recommendation, type Stats } from '../../../shared/stats.schema.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { usePrepare } from './usePrepare.ts';
import { useStats } from './useStats.ts';

const Root = styled('section')({
  '& > h2': { fontSize: text.titleXs, marginBlockEnd: '.9rem' },
  '& > p': { fontSize: text.sm, color: color.inkSoft, marginBlock: '1rem' },
});

/** What somebody's own scripts say of them. */
export function Insights({ plan }: { readonly plan: Plan }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useStats();
  if (!data) return null;
  const { preferredApproach, preferredStyle, preferredLength } = data;
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{t('home.insights.title')}</h2>
      {preferredApproach !== null && preferredStyle !== null && preferredLength !== null && (
        <Pairs
          pairs={[
            { name: t('home.insights.approach'), value: t(`vocabulary.approaches.${preferredApproach}`) },
            { name: t('home.insights.style'), value: t(`vocabulary.styles.${preferredStyle}`) },
            { name: t('home.insights.length'), value: t(`home.insights.lengths.${preferredLength}`, mediumMinutes) },
          ]}
        />
      )}
      {data.scripts < recommendation.minScripts || data.latest === null ? (
        <p>{t('home.insights.few', { count: recommendation.minScripts - data.scripts })}</p>
      ) : (
        <Recommendation latest={data.latest} plan={plan} />
      )}
    </Root>
  );
}

type Latest = NonNullable<Stats['latest']>;

/** The latest script's style once more, a little longer, as far as the plan goes. */
function Recommendation({ latest, plan }: { readonly latest: Latest; readonly plan: Plan }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const prepare = usePrepare(plan);
  const { theme, approach, style } = latest;
  const duration = Math.min(latest.duration + recommendation.moreMinutes, recommendation.maxMinutes, plan.maxMinutes);
  return (
    <>
      <p>
        {t('home.insights.next', {
          approach: t(`vocabulary.approaches.${approach}`),
          style: t(`vocabulary.styles.${style}`),
          length: formats.minutes(duration),
        })}
      </p>
      <Button size="sm" onClick={() => prepare(t('home.insights.name'), { theme, approach, style, duration })}>
        {t('home.insights.action', { cost: t('app.credits', { count: costOf(duration) }) })}
      </Button>
    </>
  );
}
