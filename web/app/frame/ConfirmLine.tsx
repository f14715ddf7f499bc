import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans } from '../../../shared/plans.ts';
import { SendConfirmation } from '../../features/accounts/confirmation/SendConfirmation.tsx';
import { useUser } from '../../features/accounts/useUser.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `.4rem ${space.s3}`,
  padding: `.55rem ${space.gutter}`,
  background: color.calmSoft,
  color: color.ink,
  fontSize: text.sm,
  '& > p': { display: 'flex', gap: '.7rem', alignItems: 'flex-start', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > p > svg': { flex: 'none', marginBlockStart: '.1em', color: color.calmInk },
});

/** A quiet line while the address awaits its confirmation, and the free plan's credits with it. It goes by itself. */
export function ConfirmLine(): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  if (!user || user.isEmailConfirmed) return null;
  // The link went to the address that is to take this one's place, if there is one.
  const email = user.pendingEmail ?? user.email;
  return (
    <Root aria-label={t('confirm.ask.title')}>
      <p>
        <Icon name="info" small />
        <span>
          {t('confirm.line.text', { email })}
          {user.currentPlan === 'free' && ` ${t('confirm.line.credits', { count: plans.free.monthlyCredits })}`}
        </span>
      </p>
      <SendConfirmation email={email} />
    </Root>
  );
}
