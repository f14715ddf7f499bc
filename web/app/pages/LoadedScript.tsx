import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { isUnknown } from '../../lib/isUnknown.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScriptSkeleton } from './ScriptSkeleton.tsx';
import { useShownScript } from '../useShownScript.ts';

type Props = {
  readonly id: string;
  /** What else can be done where it is gone. */
  readonly whenGone?: ReactNode;
  readonly children: (script: Script) => ReactNode;
};

/** What is to be shown of a script, once it is there; else that it is on its way, gone, or could not be loaded. */
export function LoadedScript({ id, whenGone, children }: Props): ReactNode {
  const { t } = useTranslation();
  const { data: script, error, isPending, refetch } = useShownScript(id);
  if (isPending) return <ScriptSkeleton />;
  if (script === null || isUnknown(error)) {
    return (
      <EmptyState
        isPage
        title={t('scripts.gone.title')}
        actions={
          <>
            {whenGone}
            <LinkButton tone="primary" to={paths.scripts}>
              {t('scripts.gone.action')}
            </LinkButton>
          </>
        }
      >
        {t('scripts.gone.text')}
      </EmptyState>
    );
  }
  if (script === undefined) {
    return <LoadFailure isPage error={error} onRetry={refetch} />;
  }
  return children(script);
}
