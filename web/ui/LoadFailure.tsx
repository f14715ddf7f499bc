import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/errorText.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type Props = {
  /** What could not be had; where it is the whole page, that something went wrong. */
  readonly title?: string;
  readonly isPage?: boolean;
  readonly error: unknown;
  readonly onRetry: () => unknown;
};

/** Stands where something could not be fetched: says why, and asks for it again. */
export function LoadFailure({ title, isPage = false, error, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      isPage={isPage}
      role="alert"
      title={title ?? t('app.oops.title')}
      actions={
        <Button {...(isPage && { tone: 'primary' })} onClick={() => void onRetry()}>
          {t('app.oops.again')}
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}
