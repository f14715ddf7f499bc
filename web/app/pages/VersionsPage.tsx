import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { space } from '../../theme/tokens.ts';
import { Crumbs } from '../frame/Crumbs.tsx';
import { PageHead } from './PageHead.tsx';
import { LoadedScript } from './LoadedScript.tsx';
import { ProposalNotes } from './script/ProposalNotes.tsx';
import { ShownProposals } from './versions/ShownProposals.tsx';
import { Versions } from './versions/Versions.tsx';
import { useVersionAddress } from './versions/useVersionAddress.ts';

const Gap = styled('div')({ display: 'grid', gap: space.s5, gridTemplateColumns: 'minmax(0, 1fr)' });

/** Every text that a script has had: to be read, compared and brought back. `?proposals=` shows proposals for a section. */
export function VersionsPage(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <LoadedScript id={id}>
      {(script) => (
        <>
          <Crumbs parent={{ to: pathTo(paths.script, { id: script.id }), name: titleOf(script) }} here={t('versions.title')} />
          <PageHead title={t('versions.title')}>{t('versions.lead', { title: titleOf(script) })}</PageHead>
          <Shown script={script} />
        </>
      )}
    </LoadedScript>
  );
}

function Shown({ script }: { readonly script: Script }): ReactNode {
  const address = useVersionAddress();
  if (address.proposals !== null) return <ShownProposals script={script} generationId={address.proposals} />;
  return (
    <Gap>
      <ProposalNotes script={script} />
      <Versions script={script} address={address} />
    </Gap>
  );
}
