import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rooms } from '../../features/demo/Rooms.tsx';
import { PageHead } from './PageHead.tsx';

/** The living style guide. */
export function VisualDemoPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('app.nav.visualDemo')}>{t('app.demo.lead')}</PageHead>
      <Rooms />
    </>
  );
}
