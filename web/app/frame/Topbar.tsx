import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CreditsPill } from '../../features/credits/CreditsPill.tsx';
import { media, space } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Tray } from './Tray.tsx';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '72px',
  padding: `${space.s3} ${space.gutter}`,
  '& > [data-part="end"]': { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space.s3, minInlineSize: 0 },
  '& > [data-part="crumbs"]': { minInlineSize: 0 },
  [media.narrow]: {
    minBlockSize: '60px',
    paddingBlock: space.s2,
    gap: space.s2,
    '& > button:first-of-type': { marginInlineStart: '-.5rem' },
    '& > [data-part="crumbs"]': { display: 'none' },
    '& > [data-part="end"]': { gap: space.s2 },
  },
  // The smallest screens keep the menu, the jobs and the credits; the name goes.
  '@media (max-width: 359px)': { '& > a > span': { display: 'none' } },
});

type Props = {
  readonly isNarrow: boolean;
  readonly crumbsRef: (slot: HTMLElement | null) => void;
  readonly onOpenMenu: () => void;
};

export function Topbar({ isNarrow, crumbsRef, onOpenMenu }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Root>
      {isNarrow && <IconButton icon="menu" label={t('app.nav.open')} onClick={onOpenMenu} />}
      {isNarrow && <Mark />}
      <div data-part="crumbs" ref={crumbsRef} />
      <div data-part="end">
        <Tray isNarrow={isNarrow} />
        <CreditsPill />
        {!isNarrow && pathname !== '/script-generator' && (
          <LinkButton tone={pathname.startsWith('/edit/') ? 'plain' : 'primary'} size="sm" to="/script-generator">
            {t('app.newScript')}
          </LinkButton>
        )}
      </div>
    </Root>
  );
}
