import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../../shared/paths.ts';
import type { Plan } from '../../../../shared/plans.ts';
import { color, media, space } from '../../../theme/tokens.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.s4,
  flexWrap: 'wrap',
  marginBlockEnd: space.s6,
  '& > div': { minInlineSize: 0 },
  '& h1': { overflowWrap: 'anywhere' },
  '& p': { marginBlockStart: '.7rem', color: color.inkSoft },
  // Wider screens have this button in the header of every page.
  [media.wide]: { '& a': { display: 'none' } },
});

type Props = {
  /** The greeting itself. */
  readonly children: ReactNode;
  readonly plan: Plan;
  /** What is known of the person's scripts and credits, before the plan. */
  readonly facts: readonly string[];
};

/** A greeting with what somebody has, and the way to a new script. */
export function GreetingHead({ children, plan: { id, premium }, facts }: Props): ReactNode {
  const { t } = useTranslation();
  const paid = premium ? t('app.account.premium') : t('app.account.plan', { plan: t(`vocabulary.plans.${id}`) });
  return (
    <Root>
      <div>
        <PageHeading tabTitle={t('home.tab')}>{children}</PageHeading>
        <p>{[...facts, id === 'free' ? t('app.account.free') : paid].join(', ')}</p>
      </div>
      <LinkButton size="sm" tone="primary" to={paths.generator}>
        {t('app.newScript')}
      </LinkButton>
    </Root>
  );
}
