import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/errorText.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { ScriptCard } from './ScriptCard.tsx';
import { ScriptGrid } from './ScriptGrid.tsx';
import { ScriptListSkeleton } from './ScriptListSkeleton.tsx';
import { useScriptList } from './useScriptList.ts';

/** All scripts of a person, newest first, loaded further on demand. */
export function ScriptList(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useScriptList();
  if (isPending) return <ScriptListSkeleton />;
  if (!data) {
    return (
      <EmptyState
        role="alert"
        title={t('scripts.listFailed')}
        actions={<Button onClick={() => void refetch()}>{t('app.oops.again')}</Button>}
      >
        {errorText(error)}
      </EmptyState>
    );
  }
  const scripts = data.pages.flatMap((page) => page.items);
  if (scripts.length === 0) {
    return (
      <EmptyState
        orb="horizon"
        title={t('scripts.empty.title')}
        actions={
          <LinkButton tone="primary" to="/script-generator">
            {t('scripts.empty.action')}
          </LinkButton>
        }
      >
        {t('scripts.empty.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <ScriptGrid>
        {scripts.map((script) => (
          <li key={script.id}>
            <ScriptCard script={script} />
          </li>
        ))}
      </ScriptGrid>
      {hasNextPage && (
        <Actions sx={{ justifyContent: 'center', marginBlockStart: '2rem' }}>
          <Button unavailable={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'app.loading' : 'app.more')}
          </Button>
        </Actions>
      )}
    </>
  );
}
