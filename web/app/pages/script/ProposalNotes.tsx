import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { openProposals } from '../../../features/versions/proposalsOf.ts';
import { useVariants } from '../../../features/versions/useVariants.ts';
import { Note } from '../../../ui/Note.tsx';

/** Proposals for a section that nobody has chosen from yet. */
export function ProposalNotes({ script }: { readonly script: Pick<Script, 'id'> }): ReactNode {
  const { t } = useTranslation();
  const { data: variants = [] } = useVariants(script.id);
  return openProposals(variants).map(({ generationId, variants: some }) => (
    <div key={generationId} data-part="note" data-print="no">
      <Note role="status">
        {t('versions.variants.waiting', { count: some.length, number: some[0]?.section ?? 1 })}{' '}
        <Link to={pathTo(paths.versions, { id: script.id }, { query: { proposals: generationId } })}>
          {t('versions.variants.choose')}
        </Link>
      </Note>
    </div>
  ));
}
