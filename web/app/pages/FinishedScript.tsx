import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Script } from '../../../shared/scripts.schema.ts';
import { AboutPanel } from '../../features/scripts/AboutPanel.tsx';
import { ClockPanel } from '../../features/scripts/ClockPanel.tsx';
import { DeleteScript } from '../../features/scripts/DeleteScript.tsx';
import { FindingsPanel } from '../../features/scripts/FindingsPanel.tsx';
import { runsOf } from '../../features/scripts/runsOf.ts';
import { ScriptFacts } from '../../features/scripts/ScriptFacts.tsx';
import { ScriptPaper } from '../../features/scripts/ScriptPaper.tsx';
import { ScriptText } from '../../features/scripts/ScriptText.tsx';
import { TitleEditor } from '../../features/scripts/TitleEditor.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Strip } from '../../ui/Strip.tsx';
import { Reader } from './Reader.tsx';

/** A script that is there to be read, whole or in part. */
export function FinishedScript({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const runs = useMemo(() => runsOf(script), [script]);
  return (
    <Reader data-kind="written">
      <ScriptPaper as="article">
        <header>
          <PageHeading>{script.title}</PageHeading>
          <ScriptFacts script={script} />
          {isRenaming ? (
            <TitleEditor script={script} onClose={() => setRenaming(false)} />
          ) : (
            <Actions data-part="actions">
              <Button size="sm" onClick={() => setRenaming(true)}>
                <Icon name="pen" small />
                {t('scripts.rename.action')}
              </Button>
            </Actions>
          )}
          {runs.length > 0 && (
            <div data-part="strip">
              <Strip runs={runs} label={t('scripts.strip')} />
            </div>
          )}
        </header>
        {script.status === 'partial' && <PartialNote script={script} />}
        <ScriptText script={script} />
      </ScriptPaper>
      <div data-part="panels">
        <ClockPanel script={script} />
        <FindingsPanel script={script} />
        <AboutPanel script={script}>
          <DeleteScript script={script} onDeleted={() => void navigate('/scripts')}>
            {(ask) => (
              <Actions sx={{ marginInlineStart: '-.8rem' }}>
                <Button tone="dangerQuiet" size="sm" onClick={ask}>
                  <Icon name="trash" small />
                  {t('scripts.delete.action')}
                </Button>
              </Actions>
            )}
          </DeleteScript>
        </AboutPanel>
      </div>
    </Reader>
  );
}

/** What became of a script that was cancelled after its first section. */
function PartialNote({ script: { generation, sections } }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const charged = generation?.charged ?? 0;
  const back = Math.max(0, (generation?.cost ?? 0) - charged);
  return (
    <div data-part="partial">
      <Note>
        {t('scripts.partial', {
          count: sections.length,
          charged: t('app.credits', { count: charged }),
          back: t('app.credits', { count: back }),
        })}
      </Note>
    </div>
  );
}
