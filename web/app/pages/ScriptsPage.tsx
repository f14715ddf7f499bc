import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptList } from '../../features/scripts/ScriptList.tsx';
import { PageHead } from './PageHead.tsx';

export function ScriptsPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('scripts.list')} />
      <ScriptList />
    </>
  );
}
