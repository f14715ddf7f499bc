import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../shared/plans.ts';
import { Frame } from '../app/frame/Frame.tsx';
import { GreetingHead } from '../app/pages/home/GreetingHead.tsx';
import { HomeFigures } from '../app/pages/home/HomeFigures.tsx';
import { dayParts } from '../features/home/dayPart.ts';
import { QuickStart } from '../features/home/QuickStart.tsx';

type Props = { readonly plan: Plan; readonly name: string };

/** What a home page shows before anything but its person is known. Which greeting it is, the browser's clock says. */
export function HomeShell({ plan, name }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <Frame>
      <GreetingHead plan={plan} facts={[]}>
        {dayParts.map((part) => (
          <span key={part} data-day={part}>
            {t(`home.greeting.${part}`, { name })}
          </span>
        ))}
      </GreetingHead>
      <QuickStart plan={plan} />
      <HomeFigures plan={plan} />
    </Frame>
  );
}
