import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../features/accounts/useUser.ts';
import { SimpleForm } from '../../features/generations/SimpleForm.tsx';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { useBegin } from './generator/useBegin.ts';
import { PageHead } from './PageHead.tsx';

export function SimpleGeneratorPage(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  const begin = useBegin(user?.id ?? '');
  if (!user) return null;
  return (
    <>
      <PageHead title={t('starts.simple.heading')}>{t('starts.simple.lead')}</PageHead>
      <SimpleForm
        accountId={user.id}
        plan={limitsPlan(user.currentPlan)}
        onFill={(answers) => begin(answers, { kind: 'sentence', title: '' })}
      />
    </>
  );
}
