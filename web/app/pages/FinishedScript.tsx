import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isOpen } from '../../../shared/generations.schema.ts';
import * as paths from '../../../shared/paths.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { AboutPanel } from '../../features/scripts/AboutPanel.tsx';
import { ClockPanel } from '../../features/scripts/ClockPanel.tsx';
import { DeleteScript } from '../../features/scripts/DeleteScript.tsx';
import { FindingsPanel } from '../../features/scripts/FindingsPanel.tsx';
import type { TextLocation } from '../../features/scripts/locationOf.ts';
import { runsOf } from '../../features/scripts/runsOf.ts';
import { ScriptCheckedWords } from '../../features/scripts/ScriptCheckedWords.tsx';
import { ScriptFacts } from '../../features/scripts/ScriptFacts.tsx';
import { ScriptPaper } from '../../features/scripts/ScriptPaper.tsx';
import { ScriptText } from '../../features/scripts/ScriptText.tsx';
import { TitleEditor } from '../../features/scripts/TitleEditor.tsx';
import { WordsPanel } from '../../features/scripts/WordsPanel.tsx';
import { breakpoint, em } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { Reader } from './Reader.tsx';
import { hasProposals } from '../../features/versions/hasProposals.ts';
import { FoldedPanels } from './script/FoldedPanels.tsx';
import { ProposalNotes } from './script/ProposalNotes.tsx';
import { ScriptActions } from './script/ScriptActions.tsx';
import { SectionProposals } from './script/SectionProposals.tsx';
import { useRewrittenLanding } from './script/useRewrittenLanding.ts';
import { useScriptDialogs } from './script/useScriptDialogs.tsx';

/** A script that is there to be read, whole or in part. */
export function FinishedScript({ script }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const [shown, setShown] = useState<TextLocation | null>(null);
  const isNarrow = useMedia(`(max-width: ${em(breakpoint.narrow - 1)})`);
  const dialogs = useScriptDialogs(script);
  useRewrittenLanding(script);
  const isBusy = script.generation !== null && isOpen(script.generation);
  const runs = useMemo(() => runsOf(script), [script]);
  return (
    <Reader data-kind="written">
      <ScriptPaper as="article">
        <header>
          <PageHeading>{script.title}</PageHeading>
          <ScriptFacts script={script} />
          <ScriptCheckedWords script={script} />
          {isRenaming ? (
            <TitleEditor script={script} onClose={() => setRenaming(false)} />
          ) : (
            <ScriptActions script={script} dialogs={dialogs} onRename={() => setRenaming(true)} />
          )}
          {runs.length > 0 && (
            <div data-part="strip">
              <Timeline runs={runs} label={t('scripts.timeline')} />
            </div>
          )}
        </header>
        {isNarrow && <FoldedPanels script={script} onShow={setShown} />}
        {script.status === 'partial' && script.generation?.scope === null && <PartialNote script={script} />}
        {hasProposals(script.generation) && <ProposalNotes script={script} />}
        <ScriptText
          script={script}
          shown={shown}
          renderAt={
            hasProposals(script.generation) ? (position) => <SectionProposals script={script} position={position} /> : undefined
          }
          onRewrite={isBusy ? undefined : ({ position }) => dialogs.openRegenerate(position)}
        />
      </ScriptPaper>
      <Panels script={script} isNarrow={isNarrow} onShow={setShown} />
      {dialogs.shown}
    </Reader>
  );
}

type PanelProps = {
  readonly script: Script;
  readonly isNarrow: boolean;
  readonly onShow: (location: TextLocation | null) => void;
};

/** What is said of the script beside its text; clock and findings stand before it where there is no room. */
function Panels({ script, isNarrow, onShow }: PanelProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div data-part="panels">
      {!isNarrow && <ClockPanel script={script} />}
      {!isNarrow && <FindingsPanel script={script} onShow={onShow} />}
      <WordsPanel script={script} />
      <AboutPanel script={script}>
        <DeleteScript script={script} onDeleted={() => void navigate(paths.scripts)}>
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
  );
}

/** What became of a script that was cancelled after its first section. */
function PartialNote({ script: { generation, sections } }: { readonly script: Script }): ReactNode {
  const { t } = useTranslation();
  const charged = generation?.charged ?? 0;
  const back = Math.max(0, (generation?.cost ?? 0) - charged);
  return (
    <div data-part="note">
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
