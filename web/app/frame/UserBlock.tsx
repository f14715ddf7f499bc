import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { plans } from '../../../shared/plans.ts';
import { displayName, initialOf } from '../../features/accounts/displayName.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { color, font, space, text, weight } from '../../theme/tokens.ts';

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

const Avatar = styled('span')({
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: '50%',
  background: color.dusk,
  color: color.onDusk,
  display: 'grid',
  placeItems: 'center',
  font: `440 1.125rem/1 ${font.serif}`,
  flex: 'none',
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
      <Avatar aria-hidden="true">{initialOf(user)}</Avatar>
      {!isRail && (
        <div>
          <b>{displayName(user)}</b>
          <small>{plan.id === 'free' ? t('app.account.free') : paid}</small>
        </div>
      )}
    </Root>
  );
}
