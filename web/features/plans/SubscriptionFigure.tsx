import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { plans } from '../../../shared/plans.ts';
import type { Subscription } from '../../../shared/subscriptions.schema.ts';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { subscriptionQuery } from './subscriptionQuery.ts';

/** The plan, until when, and how far it goes. */
export function SubscriptionFigure(): ReactNode {
  const { t } = useTranslation();
  const asked = useQuery(subscriptionQuery);
  const isFree = asked.data?.planType === 'free';
  return (
    <Figure
      title={t('home.subscription.title')}
      asked={asked}
      go={<Link to={paths.subscription}>{t(isFree ? 'home.subscription.upgrade' : 'home.subscription.manage')}</Link>}
    >
      {asked.data && <Contract subscription={asked.data} />}
    </Figure>
  );
}

function Contract({ subscription }: { readonly subscription: Subscription }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { planType, activeUntil, nextPlan, creditsIncluded, scriptsUpTo } = subscription;
  const { maxWords } = plans[limitsPlan(planType)];
  const date = activeUntil === null ? '' : formats.date(activeUntil);
  const until = nextPlan
    ? t('home.subscription.ends', { date, plan: t(`vocabulary.plans.${nextPlan}`) })
    : t('home.subscription.renews', { date });
  return (
    <>
      <p data-part="figure">{t(`vocabulary.plans.${planType}`)}</p>
      <p data-part="remark">{activeUntil === null ? t('home.subscription.none') : until}</p>
      <Pairs
        pairs={[
          { name: t('plans.table.credits'), value: formats.number(creditsIncluded) },
          { name: t('plans.table.minutes'), value: formats.minutesShort(scriptsUpTo) },
          {
            name: t('plans.table.words'),
            value: maxWords === null ? t('plans.table.noLimit') : formats.number(maxWords),
          },
        ]}
      />
    </>
  );
}
