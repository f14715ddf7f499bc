import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chargeOnCancel } from '../../../shared/cost.ts';
import type { Generation } from '../../../shared/generations.schema.ts';
import { showFailure } from '../../lib/toasts.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCancelGeneration } from './useCancelGeneration.ts';

type Props = { readonly generation: Generation; readonly finishedSeconds: number; readonly plannedSeconds: number };

/** What of each kind of work is kept. */
const keptText = {
  new: 'generations.cancel.kept',
  whole: 'generations.rewriting.version',
  section: 'generations.rewriting.kept',
} as const;

/** Stops the writing: at once while nothing is written, else after saying what is kept and what it costs. */
export function CancelButton({ generation, finishedSeconds, plannedSeconds }: Props): ReactNode {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelGeneration();
  const isStopping = cancel.isPending || generation.cancelRequestedAt !== null;
  const charge = chargeOnCancel(generation.cost, finishedSeconds, plannedSeconds);
  const stop = (): void => {
    setAsking(false);
    cancel.mutate(generation.id, {
      onError: (error) => showFailure(error, t('generations.cancel.failed')),
    });
  };
  return (
    <>
      <Button tone="quiet" size="sm" unavailable={isStopping} onClick={() => (charge > 0 ? setAsking(true) : stop())}>
        {t(isStopping ? 'generations.cancel.stopping' : 'generations.cancel.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('generations.cancel.title')}
        cancel={t('generations.cancel.keep')}
        confirm={t('generations.cancel.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={stop}
      >
        <p>{t(keptText[generation.scope?.kind ?? 'new'], { count: generation.sectionsDone })}</p>
        <p>
          {t('generations.cancel.cost', {
            charge: t('app.credits', { count: charge }),
            back: t('app.credits', { count: Math.max(0, generation.cost - charge) }),
          })}
        </p>
      </ConfirmDialog>
    </>
  );
}
