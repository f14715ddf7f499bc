import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { CreditsPill } from '../../features/credits/CreditsPill.tsx';
import { isWithin } from '../../lib/isWithin.ts';
import { media, space } from '../../theme/tokens.ts';
import { NotificationsButton } from '../../features/notifications/NotificationsButton.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { HelpButton } from './HelpButton.tsx';
import { Tray } from './Tray.tsx';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '72px',
  padding: `${space.s3} ${space.gutter}`,
  '& > [data-part="end"]': { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: space.s3, minInlineSize: 0 },
  '& > [data-part="crumbs"]': { display: 'flex', alignItems: 'center', gap: space.s5, minInlineSize: 0 },
  '& > [data-part="end"] > a': { flex: 'none', whiteSpace: 'nowrap' },
  // A long title gives way, not what one presses.
  [media.wide]: { '& > [data-part="end"]': { flex: 'none' } },
  [media.narrow]: {
    minBlockSize: '60px',
    paddingBlock: space.s2,
    gap: space.s2,
    '& > button:first-of-type': { marginInlineStart: '-.5rem' },
    '& > [data-part="crumbs"]': { display: 'none' },
    '& > [data-part="end"]': { gap: space.s2 },
  },
  // Small screens keep the menu, the jobs, the notifications, the credits and the help; the name goes, and at last the mark, which leads home as the menu does.
  '@media (max-width: 29.9375em)': { '& > a > span': { display: 'none' } },
  '@media (max-width: 22.4375em)': { '& > a': { display: 'none' }, '& > [data-part="end"]': { gap: space.s1 } },
  [media.large]: { flexWrap: 'wrap', '& > [data-part="end"]': { flexWrap: 'wrap', justifyContent: 'flex-end' } },
});

type Props = {
  readonly isNarrow: boolean;
  /** Where the sidebar has no room for it. */
  readonly hasNotifications: boolean;
  readonly crumbsRef: (slot: HTMLElement | null) => void;
  readonly onOpenMenu: () => void;
};

export function Topbar({ isNarrow, hasNotifications, crumbsRef, onOpenMenu }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Root>
      {isNarrow && <IconButton icon="menu" label={t('app.nav.open')} onClick={onOpenMenu} />}
      {isNarrow && <Mark />}
      <div data-part="crumbs" ref={crumbsRef} />
      <div data-part="end">
        <Tray isNarrow={isNarrow} />
        {hasNotifications && <NotificationsButton />}
        <CreditsPill />
        <HelpButton />
        {!isNarrow && pathname !== paths.generator && (
          <LinkButton
            tone={[paths.editor, paths.script].some((path) => isWithin(path, pathname)) ? 'plain' : 'primary'}
            size="sm"
            to={paths.generator}
          >
            {t('app.newScript')}
          </LinkButton>
        )}
      </div>
    </Root>
  );
}
