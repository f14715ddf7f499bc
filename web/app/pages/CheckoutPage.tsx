import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useChosenPurchase } from '../../features/plans/useChosenPurchase.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Where buttons that will lead to payment lead until it opens. Says what was chosen, and that nothing happened. */
export function CheckoutPage(): ReactNode {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const chosen = useChosenPurchase(search);
  return (
    <EmptyState
      isPage
      orb="horizon"
      title={t('plans.checkout.title')}
      actions={
        <>
          <LinkButton tone="primary" to={paths.generator}>
            {t('plans.checkout.write')}
          </LinkButton>
          <LinkButton to={paths.unifiedPricing}>{t('plans.checkout.back')}</LinkButton>
        </>
      }
    >
      {chosen ? `${t('plans.checkout.chosen', chosen)} ${t('plans.checkout.text')}` : t('plans.checkout.unknown')}
    </EmptyState>
  );
}
