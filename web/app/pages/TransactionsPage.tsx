import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsBalance } from '../../features/credits/CreditsBalance.tsx';
import { TransactionList } from '../../features/credits/TransactionList.tsx';
import { PageHead } from './PageHead.tsx';

export function TransactionsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('credits.title')}>{t('credits.lead')}</PageHead>
      <CreditsBalance />
      <TransactionList />
    </>
  );
}
