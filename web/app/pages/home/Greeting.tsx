import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/accounts.schema.ts';
import { displayName } from '../../../../shared/displayName.ts';
import type { Plan } from '../../../../shared/plans.ts';
import { useCredits } from '../../../features/credits/useCredits.ts';
import { dayPart } from '../../../features/home/dayPart.ts';
import { useStats } from '../../../features/home/useStats.ts';
import { GreetingHead } from './GreetingHead.tsx';

type Props = { readonly user: User; readonly plan: Plan };

/** Who one is here, and with how much. */
export function Greeting({ user, plan }: Props): ReactNode {
  const { t } = useTranslation();
  // As it was when the page was opened.
  const [part] = useState(() => dayPart(new Date().getHours()));
  const { data: stats } = useStats();
  const { data: credits } = useCredits();
  const facts = [
    ...(stats ? [t('home.scripts', { count: stats.scripts })] : []),
    t('app.credits', { count: credits?.available ?? user.credits }),
  ];
  return (
    <GreetingHead plan={plan} facts={facts}>
      {t(`home.greeting.${part}`, { name: displayName(user) })}
    </GreetingHead>
  );
}
