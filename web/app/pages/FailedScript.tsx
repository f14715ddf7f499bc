import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { fromBody } from '../../features/generations/answers.ts';
import { draft } from '../../features/generations/draft.ts';
import { RetryButton } from '../../features/generations/RetryButton.tsx';
import { DeleteScript } from '../../features/scripts/DeleteScript.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showAccepted } from './showAccepted.ts';

/** A script that came to nothing: why, that the credits are back, and what can be done. */
export function FailedScript({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: user } = useUser();
  const { generation } = script;
  const wasCancelled = generation?.status === 'cancelled';
  const changeRequest = (): void => {
    if (user) draft.begin(user.id, fromBody(script.request));
    void navigate(paths.generator);
  };
  return (
    <EmptyState
      isPage
      orb="open"
      title={t(wasCancelled ? 'generations.cancelled.title' : 'generations.failed.title', { title: titleOf(script) })}
      actions={
        <>
          {generation?.status === 'failed' && (
            <RetryButton
              generation={generation}
              onAccepted={async (accepted) => {
                await showAccepted(client, accepted);
                if (accepted.script.id !== script.id)
                  await navigate(pathTo(paths.script, { id: accepted.script.id }), { flushSync: true });
              }}
            />
          )}
          <Button onClick={changeRequest}>{t('generations.changeRequest')}</Button>
          <DeleteScript script={script} onDeleted={() => void navigate(paths.scripts)}>
            {(ask) => (
              <Button tone="dangerQuiet" onClick={ask}>
                <Icon name="trash" small />
                {t('scripts.delete.action')}
              </Button>
            )}
          </DeleteScript>
        </>
      }
    >
      {wasCancelled ? t('generations.cancelled.text') : t(`errors.failures.${generation?.failure ?? 'INTERNAL'}`)}{' '}
      {!wasCancelled &&
        generation &&
        generation.sectionsDone > 0 &&
        // What the checks refused is written again.
        generation.failure !== 'CHECKS_FAILED' &&
        `${t('generations.failed.kept', { count: generation.sectionsDone })} `}
      {!wasCancelled && generation && t('generations.failed.returned', { credits: t('app.credits', { count: generation.cost }) })}{' '}
      <Link to={paths.transactions}>{t('credits.ledger')}</Link>
    </EmptyState>
  );
}
