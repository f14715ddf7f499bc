import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { color, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Moon } from '../../ui/Moon.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Night = styled(Dusk)({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '1rem',
  padding: '4rem 1.5rem',
  minBlockSize: 'min(40rem, 70dvh)',
  '& h1': { fontSize: text.titleXl, letterSpacing: '-.024em' },
  '& p': { color: color.onDuskSoft, maxInlineSize: '44ch', textWrap: 'balance' },
});

/** For every address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: user } = useUser();
  return (
    <Night>
      <Moon sx={{ inlineSize: '40rem', inset: 'auto auto -24rem calc(50% - 20rem)' }} />
      <PageHeading>{t('app.notFound.title')}</PageHeading>
      <p>{t('app.notFound.text')}</p>
      <Actions sx={{ justifyContent: 'center', marginBlockStart: '1rem' }}>
        <LinkButton tone="gold" to={user ? paths.home : paths.auth}>
          {t('app.notFound.home')}
        </LinkButton>
        <Button tone="onDusk" onClick={() => void navigate(-1)}>
          <Icon name="back" small />
          {t('app.notFound.back')}
        </Button>
      </Actions>
    </Night>
  );
}
