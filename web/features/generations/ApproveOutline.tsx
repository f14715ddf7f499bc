import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { sectionAnchor } from '../../lib/sectionAnchor.ts';
import { showFailure } from '../../lib/toasts.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useApproveGeneration } from './useApproveGeneration.ts';

const Root = styled('div')({ display: 'grid', gap: '.7rem' });

type Props = {
  readonly script: Script;
  readonly generation: Generation;
  readonly isSaving: boolean;
  /** Nothing is approved that the server has not seen yet. */
  readonly isUnsaved: boolean;
};

/** Stands above an outline that waits to be seen before it is written: what is asked is seen first. */
export function ApproveOutline({ script, generation, isSaving, isUnsaved }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const navigate = useNavigate();
  const approve = useApproveGeneration();
  const press = (): void => {
    // By promise, not by callback: the event may come before the answer, and this is gone by then.
    void approve.mutateAsync({ id: generation.id, scriptId: script.id, baseRevision: script.revision }).then(
      // What is written first is what one has come for.
      () => navigate({ hash: sectionAnchor(1) }, { replace: true, preventScrollReset: true }),
      (error: unknown) => showFailure(error, t('outline.approval.failed')),
    );
  };
  return (
    <Root>
      <Text data-size="sm" data-tone="soft">
        {t('outline.approval.text')}
      </Text>
      <Actions>
        <Button tone="primary" unavailable={approve.isPending || isUnsaved} onClick={press}>
          {t(approve.isPending ? 'outline.approval.pending' : isSaving ? 'outline.saving' : 'outline.approval.action')}
        </Button>
        <Text data-size="sm">{t('outline.approval.cost', { credits: t('app.credits', { count: generation.cost }) })}</Text>
      </Actions>
      <Text data-size="xs" data-tone="faint">
        {t('outline.approval.lapses', { moment: formats.moment(generation.availableAt) })}
      </Text>
    </Root>
  );
}
