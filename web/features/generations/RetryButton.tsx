import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { retryGeneration } from '../../../shared/routes/generations.routes.ts';
import type { AnswerOf } from '../../../shared/route.ts';
import { showFailure } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { useRetryGeneration } from './useRetryGeneration.ts';

type Props = { readonly generation: Generation; readonly onAccepted: (accepted: AnswerOf<typeof retryGeneration>) => void };

/** Tries a failed script again, going on after the sections that were finished. */
export function RetryButton({ generation, onAccepted }: Props): ReactNode {
  const { t } = useTranslation();
  const retry = useRetryGeneration();
  const press = (): void => {
    // By promise, not by callback: the event may come before the answer, and this is gone by then.
    void retry.mutateAsync(generation.id).then(onAccepted, (error: unknown) => showFailure(error, t('generations.retry.failed')));
  };
  return (
    <Button tone="primary" unavailable={retry.isPending} onClick={() => !retry.isPending && press()}>
      {t(retry.isPending ? 'generations.retry.pending' : 'generations.retry.action', {
        credits: t('app.credits', { count: generation.cost }),
      })}
    </Button>
  );
}
