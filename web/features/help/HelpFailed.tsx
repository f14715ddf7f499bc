import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';

export function HelpFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Note kind="danger" role="alert">
      {t('app.help.failed')}{' '}
      <Button size="sm" onClick={onRetry}>
        {t('app.oops.again')}
      </Button>
    </Note>
  );
}
