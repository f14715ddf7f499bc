import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans } from '../../../shared/plans.ts';
import { Avatar } from '../../features/accounts/profile/Avatar.tsx';
import { displayName } from '../../../shared/displayName.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { color, space, text, weight } from '../../theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  gap: '.7rem',
  alignItems: 'center',
  padding: `${space.s4} .7rem ${space.s3}`,
  minInlineSize: 0,
  '&[data-rail]': { paddingInline: 0 },
  '& > div': { minInlineSize: 0, lineHeight: 1.3 },
  '& b': { display: 'block', fontWeight: weight.medium, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: text.xs, color: color.inkFaint },
});

/** Who is signed in, and with what kind of account. */
export function UserBlock({ isRail }: { readonly isRail: boolean }): ReactNode {
  const { t } = useTranslation();
  const { data: user } = useUser();
  if (!user) return null;
  const plan = plans[user.currentPlan];
  const paid = plan.premium ? t('app.account.premium') : t('app.account.plan', { plan: t(`vocabulary.plans.${plan.id}`) });
  return (
    <Root data-rail={isRail || undefined}>
      <Avatar user={user} />
      {!isRail && (
        <div>
          <b>{displayName(user)}</b>
          <small>{plan.id === 'free' ? t('app.account.free') : paid}</small>
        </div>
      )}
    </Root>
  );
}
