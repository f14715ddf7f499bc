import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../features/accounts/useUser.ts';
import { useCredits } from '../../features/credits/useCredits.ts';
import { GeneratorForm } from '../../features/generations/GeneratorForm.tsx';
import { PageHead } from './PageHead.tsx';
import { showAccepted } from './showAccepted.ts';

export function GeneratorPage(): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const { data: credits } = useCredits();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('generations.heading')}>{t('generations.lead')}</PageHead>
      <GeneratorForm
        accountId={user.id}
        plan={user.currentPlan}
        available={credits?.available}
        onAccepted={async (accepted) => {
          await showAccepted(client, accepted);
          await navigate(`/edit/${accepted.script.id}`);
        }}
      />
    </>
  );
}
