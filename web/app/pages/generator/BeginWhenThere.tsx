import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../../shared/paths.ts';
import { isUnknown } from '../../../lib/isUnknown.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

type Props<T> = {
  readonly found: { readonly data: T | null | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly what: 'script' | 'template';
  readonly begin: (found: T) => void;
};

/** Waits for what the form is to begin with; where it is gone, says so and leads to the form as it is. */
export function BeginWhenThere<T>({ found: { data, error, refetch }, what, begin }: Props<T>): ReactNode {
  const { t } = useTranslation();
  // Only its arrival counts: beginning leads away from here.
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (data) start(data);
  }, [data]);
  if (data === null || isUnknown(error)) {
    return (
      <EmptyState
        isPage
        title={t(`starts.missing.${what}.title`)}
        actions={
          <LinkButton tone="primary" to={paths.generator} replace>
            {t('starts.missing.action')}
          </LinkButton>
        }
      >
        {t(`starts.missing.${what}.text`)}
      </EmptyState>
    );
  }
  if (!error) return <Spinner />;
  return <LoadFailure isPage error={error} onRetry={refetch} />;
}
