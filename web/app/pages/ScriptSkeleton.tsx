import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptPaper } from '../../features/scripts/ScriptPaper.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** A script that is on its way from the server. */
export function ScriptSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <ScriptPaper>
      <VisuallyHidden role="status">{t('app.loading')}</VisuallyHidden>
      <Skeleton widths={[52, 70]} />
      <Skeleton widths={[28, 92, 97, 88, 61]} />
      <Skeleton widths={[31, 95, 90, 97, 44]} />
    </ScriptPaper>
  );
}
