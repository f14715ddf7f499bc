import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { putScript } from '../../../features/scripts/putScript.ts';
import { SpokenText } from '../../../features/scripts/SpokenText.tsx';
import { proposalsOf } from '../../../features/versions/proposalsOf.ts';
import { useVariants } from '../../../features/versions/useVariants.ts';
import { VariantColumns } from '../../../features/versions/VariantColumns.tsx';
import { space } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadFailure } from '../../../ui/LoadFailure.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Props = { readonly script: Script; readonly generationId: string };

/** The proposals that came together for one section. */
export function ShownProposals({ script, generationId }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useVariants(script.id);
  const found = data && proposalsOf(data).find((group) => group.generationId === generationId);
  if (isPending)
    return (
      <Sheet sx={{ padding: space.s5 }}>
        <Skeleton widths={[72, 38, 64, 45, 70]} />
      </Sheet>
    );
  if (!data) return <LoadFailure title={t('versions.listFailed')} error={error} onRetry={refetch} />;
  if (!found) {
    return (
      <EmptyState
        title={t('versions.variants.none.title')}
        actions={<LinkButton to="?">{t('versions.variants.all')}</LinkButton>}
      >
        {t('versions.variants.none.text')}
      </EmptyState>
    );
  }
  return (
    <>
      <VariantColumns
        script={script}
        proposals={found}
        keep={(changed) => putScript(client, changed)}
        renderText={(content) => <SpokenText content={content} />}
      />
      <Actions sx={{ marginBlockStart: space.s5 }}>
        <LinkButton to={pathTo(paths.script, { id: script.id })} tone="primary">
          {t('versions.variants.toScript')}
        </LinkButton>
        <LinkButton to="?" tone="quiet">
          {t('versions.variants.all')}
        </LinkButton>
      </Actions>
    </>
  );
}
