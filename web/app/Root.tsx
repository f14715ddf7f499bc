import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '../ui/SkipLink.tsx';

/** What every page has, signed in or not. */
export function Root(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink to="main">{t('app.skip')}</SkipLink>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
