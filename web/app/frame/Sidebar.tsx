import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { useSignOut } from '../../features/accounts/sessions/useSignOut.ts';
import { NotificationsButton } from '../../features/notifications/NotificationsButton.tsx';
import { showFailure } from '../../lib/toasts.ts';
import { color, media, space } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { AppearanceEntry } from './AppearanceEntry.tsx';
import { NavEntry } from './NavEntry.tsx';
import { NavGroup } from './NavGroup.tsx';
import { navigation } from './navigation.ts';
import { UserBlock } from './UserBlock.tsx';

const Root = styled('div')({
  background: color.sunken,
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  padding: `${space.s4} ${space.s3} ${space.s3}`,
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  '& > ul': { display: 'grid', gap: '1px', marginBlockStart: 'auto', paddingBlockStart: space.s5 },
  '&[data-rail]': { alignItems: 'center' },
  '&[data-overlay]': { background: color.paper },
  [media.forced]: { borderInlineEnd: '1px solid CanvasText' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '.25rem .25rem .25rem .7rem',
  '[data-rail] > &': { flexDirection: 'column', gap: space.s3, paddingInline: 0 },
  '& button:hover': { background: color.surface },
  // The notifications button stands beside the button that folds the sidebar.
  '& > a': { marginInlineEnd: 'auto' },
  '[data-rail] > & > a': { marginInlineEnd: 0 },
});

type Props = { readonly isRail: boolean; readonly onToggle?: () => void; readonly onClose?: () => void };

/** Where one can go, and who one is. Only what exists is listed. */
export function Sidebar({ isRail, onToggle, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const signOut = useSignOut(() => void navigate(paths.home, { replace: true }));
  const leave = (): void => {
    signOut.mutate(undefined, {
      onError: (error) => showFailure(error, t('app.logout.failed')),
    });
  };
  return (
    <Root data-rail={isRail || undefined} data-overlay={onClose ? true : undefined}>
      <Head>
        <Mark withName={!isRail} />
        {onToggle && !isRail && <NotificationsButton />}
        {onToggle && (
          <IconButton
            icon={isRail ? 'unfold' : 'fold'}
            label={t(isRail ? 'app.nav.expand' : 'app.nav.collapse')}
            onClick={onToggle}
          />
        )}
        {onClose && <IconButton icon="x" label={t('app.nav.close')} onClick={onClose} />}
      </Head>
      <UserBlock isRail={isRail} />
      <nav aria-label={t('app.nav.label')}>
        {navigation.map((group) => (
          <NavGroup key={group.key} group={group} isRail={isRail} />
        ))}
      </nav>
      <ul>
        <li>
          <AppearanceEntry isRail={isRail} />
        </li>
        <li>
          <NavEntry icon="out" name={t('app.logout.action')} onPress={leave} isRail={isRail} />
        </li>
      </ul>
    </Root>
  );
}
