import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import { errorText } from '../../lib/errorText.ts';
import { showToast } from '../../lib/toasts.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { useApproveGeneration } from './useApproveGeneration.ts';

/** Stands where an outline waits to be seen before it is written. */
export function ApproveOutline({ generation }: { readonly generation: Generation }): ReactNode {
  const { t } = useTranslation();
  const approve = useApproveGeneration();
  const press = (): void =>
    approve.mutate(generation.id, {
      onError: (error) => showToast({ kind: 'error', title: t('generations.approval.failed'), text: errorText(error) }),
    });
  return (
    <Actions>
      <Button tone="primary" size="sm" unavailable={approve.isPending} onClick={() => !approve.isPending && press()}>
        {t(approve.isPending ? 'generations.approval.pending' : 'generations.approval.action')}
      </Button>
      <Text data-size="sm" data-tone="soft">
        {t('generations.approval.text')}
      </Text>
    </Actions>
  );
}
