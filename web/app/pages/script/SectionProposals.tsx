import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { putScript } from '../../../features/scripts/putScript.ts';
import { SpokenText } from '../../../features/scripts/SpokenText.tsx';
import { openProposals } from '../../../features/versions/proposalsOf.ts';
import { useVariants } from '../../../features/versions/useVariants.ts';
import { VariantColumns } from '../../../features/versions/VariantColumns.tsx';
import { sectionAnchor } from '../../../lib/sectionAnchor.ts';

type Props = { readonly script: Script; readonly position: number };

/** Proposals for a section that nobody has chosen from yet, where the section is; taken, the focus stays there. */
export function SectionProposals({ script, position }: Props): ReactNode {
  const { i18n } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: variants = [] } = useVariants(script.id);
  const keep = async (changed: Script): Promise<void> => {
    await putScript(client, changed);
    await navigate({ hash: sectionAnchor(position) }, { replace: true, preventScrollReset: true });
  };
  return openProposals(variants)
    .filter((group) => group.variants.some(({ section }) => section === position))
    .map((proposals) => (
      <div key={proposals.generationId} lang={i18n.resolvedLanguage} data-print="no">
        <VariantColumns
          isAtSection
          script={script}
          proposals={proposals}
          keep={keep}
          renderText={(content) => <SpokenText content={content} />}
        />
      </div>
    ));
}
