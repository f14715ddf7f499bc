import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { useScript } from '../../features/scripts/useScript.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { errorText } from '../../lib/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Crumbs } from '../frame/Crumbs.tsx';
import { FailedScript } from './FailedScript.tsx';
import { FinishedScript } from './FinishedScript.tsx';
import { ScriptSkeleton } from './ScriptSkeleton.tsx';
import { WritingScript } from './WritingScript.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** One script, in whatever state it is. */
export function ScriptPage(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: script, error, isPending, refetch } = useScript(id);
  if (isPending) return <ScriptSkeleton />;
  if (script === null || isUnknown(error)) {
    return (
      <EmptyState
        isPage
        title={t('scripts.gone.title')}
        actions={
          <LinkButton tone="primary" to="/scripts">
            {t('scripts.gone.action')}
          </LinkButton>
        }
      >
        {t('scripts.gone.text')}
      </EmptyState>
    );
  }
  if (script === undefined) {
    return (
      <EmptyState
        isPage
        role="alert"
        title={t('app.oops.title')}
        actions={
          <Button tone="primary" onClick={() => void refetch()}>
            {t('app.oops.again')}
          </Button>
        }
      >
        {errorText(error)}
      </EmptyState>
    );
  }
  return (
    <>
      <Crumbs parent={{ to: '/scripts', name: t('scripts.list') }} here={titleOf(script)} />
      {script.status === 'writing' && script.generation && <WritingScript script={script} generation={script.generation} />}
      {script.status === 'failed' && <FailedScript script={script} />}
      {(script.status === 'ready' || script.status === 'partial') && <FinishedScript script={script} />}
    </>
  );
}
