import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { Crumbs } from '../frame/Crumbs.tsx';
import { RewritingNotes } from '../regenerate/RewritingNotes.tsx';
import { FailedScript } from './FailedScript.tsx';
import { FinishedScript } from './FinishedScript.tsx';
import { LoadedScript } from './LoadedScript.tsx';
import { WritingScript } from './WritingScript.tsx';

/** One script, in whatever state it is. */
export function ScriptPage(): ReactNode {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <LoadedScript id={id}>
      {(script) => (
        <>
          <Crumbs parent={{ to: paths.scripts, name: t('scripts.list') }} here={titleOf(script)} />
          {script.status === 'writing' && script.generation && <WritingScript script={script} generation={script.generation} />}
          {script.status === 'failed' && <FailedScript script={script} />}
          {(script.status === 'ready' || script.status === 'partial') && (
            <>
              <RewritingNotes script={script} />
              <FinishedScript script={script} />
            </>
          )}
        </>
      )}
    </LoadedScript>
  );
}
