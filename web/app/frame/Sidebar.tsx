import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogout } from '../../features/accounts/useLogout.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { color, space } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { AppearanceEntry } from './AppearanceEntry.tsx';
import { LanguageEntry } from './LanguageEntry.tsx';
import { NavEntry } from './NavEntry.tsx';
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
  '& > nav > ul, & > ul': { display: 'grid', gap: '1px' },
  '& > ul': { marginBlockStart: 'auto', paddingBlockStart: space.s5 },
  '&[data-rail]': { alignItems: 'center' },
  '&[data-overlay]': { background: color.paper },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '.25rem .25rem .25rem .7rem',
  '[data-rail] > &': { flexDirection: 'column', gap: space.s3, paddingInline: 0 },
  '& button:hover': { background: color.surface },
});

type Props = { readonly isRail: boolean; readonly onToggle?: () => void; readonly onClose?: () => void };

/** Where one can go, and who one is. Only what exists is listed. */
export function Sidebar({ isRail, onToggle, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate('/', { replace: true }));
  const leave = (): void => {
    logout.mutate(undefined, {
      onError: (error) => showToast({ kind: 'error', title: t('app.logout.failed'), text: errorText(error) }),
    });
  };
  const atScripts = pathname === '/' || pathname === '/scripts' || pathname.startsWith('/edit/');
  return (
    <Root data-rail={isRail || undefined} data-overlay={onClose ? true : undefined}>
      <Head>
        <Mark withName={!isRail} />
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
        <ul>
          <li>
            <NavEntry
              icon="pen"
              name={t('app.nav.create')}
              to="/script-generator"
              isHere={pathname === '/script-generator'}
              isRail={isRail}
            />
          </li>
          <li>
            <NavEntry icon="book" name={t('app.nav.scripts')} to="/scripts" isHere={atScripts} isRail={isRail} />
          </li>
          <li>
            <NavEntry
              icon="coins"
              name={t('app.nav.credits')}
              to="/transactions"
              isHere={pathname === '/transactions'}
              isRail={isRail}
            />
          </li>
        </ul>
      </nav>
      <ul>
        <li>
          <LanguageEntry isRail={isRail} />
        </li>
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
