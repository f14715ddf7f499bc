import { Drawer } from '../../ui/overlays/Drawer.ts';
import { styled } from '../../theme/styled.ts';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { color, space } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { withMoreTexts } from '../withMoreTexts.ts';

const HelpPanel = lazy(async () => ({
  default: await withMoreTexts(async () => (await import('../../features/help/HelpPanel.tsx')).HelpPanel),
}));

const Body = styled('div')({
  padding: `${space.s3} ${space.s5} ${space.s7}`,
  '& > button': { display: 'grid', marginInlineStart: 'auto' },
});

/** Opens the help of the page one is on, beside the page; F1 does the same. */
export function HelpButton(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // Open at the page where it was opened: a link in it closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = (): void => setOpenAt(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F1' || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpenAt(pathname);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [pathname]);
  return (
    <>
      <IconButton icon="help" label={t('app.help.button')} aria-haspopup="dialog" onClick={() => setOpenAt(pathname)} />
      <Drawer
        anchor="right"
        open={openAt === pathname}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('app.help.title'),
            sx: { inlineSize: 'min(28rem, 100vw)', backgroundColor: color.paper, boxShadow: color.shadow3 },
          },
        }}
      >
        <Body>
          <IconButton icon="x" label={t('app.close')} onClick={close} />
          <Suspense fallback={<Skeleton widths={[54, 92, 97, 88, 61]} />}>
            <HelpPanel pathname={pathname} />
          </Suspense>
        </Body>
      </Drawer>
    </>
  );
}
