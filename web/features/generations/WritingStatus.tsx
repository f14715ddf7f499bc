import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { breakpoint, em, color, font, media, space, text } from '../../theme/tokens.ts';
import { Breath } from '../../ui/Breath.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Run } from '../../ui/joinRuns.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stages } from '../../ui/Stages.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { CancelButton } from './CancelButton.tsx';
import { stageLine } from './stageLine.ts';
import { stagesOf } from './stagesOf.ts';

const Root = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '.9rem 1.1rem',
  alignItems: 'center',
  padding: '1.1rem 1.25rem',
  '& > b': { font: `440 1.25rem/1.25 ${font.serif}`, gridColumn: 2 },
  '& > span, & > button': { gridRow: 'span 2' },
  '& > [data-part="hint"]': { gridColumn: 2, marginBlockStart: '-.8rem', fontSize: text.sm, color: color.inkSoft },
  '& > [data-part="wide"]': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > [data-part="wide"] > button': { marginInlineStart: '-.8rem' },
  '& [data-part="ends"]': {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: text.xs,
    color: color.inkFaint,
    fontVariantNumeric: 'tabular-nums',
    marginBlockStart: '.5rem',
  },
  '& [data-part="stages"]': { marginBlockStart: space.s3 },
  [media.large]: {
    '&&': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&& > button': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
  [media.narrow]: {
    padding: '1rem',
    gap: '.9rem .75rem',
    '& > span[data-large]': { inlineSize: '1.75rem', blockSize: '1.75rem' },
    '& > span[data-large]::before': { inset: '8px' },
    '& > span, & > button': { gridRow: 'auto' },
    '& > [data-part="hint"]': { gridColumn: '1 / -1', marginBlockStart: 0 },
  },
});

type Props = { readonly script: Script; readonly generation: Generation; readonly runs: readonly Run[] };

/** What is happening to the script now, how far it is, and how to stop it. */
export function WritingStatus({ script, generation, runs }: Props): ReactNode {
  const { t } = useTranslation();
  const hasNoAside = useMedia(`(max-width: ${em(breakpoint.medium)})`);
  const [showsStages, setShowsStages] = useState(false);
  const written = script.sections.reduce((sum, section) => sum + section.speechSeconds + section.silenceSeconds, 0);
  const planned = script.outline.reduce((sum, section) => sum + section.plannedSeconds, 0);
  const finished = script.sections.reduce((sum, section) => sum + section.plannedSeconds, 0);
  const total = script.duration * 60;
  return (
    <Root aria-label={t('generations.progress')}>
      <Breath data-large aria-hidden="true" />
      <b role="status">{stageLine(generation, script.outline)}</b>
      <CancelButton generation={generation} finishedSeconds={finished} plannedSeconds={planned} />
      <p data-part="hint">{t('generations.leave')}</p>
      {runs.length > 0 && (
        <div data-part="wide">
          <Timeline runs={runs} label={t('generations.written', { written: formatClock(written), total: formatClock(total) })} />
          <div data-part="ends" aria-hidden="true">
            <span>{t('generations.writtenShort', { written: formatClock(written) })}</span>
            <span>{formatClock(total)}</span>
          </div>
        </div>
      )}
      {hasNoAside && (
        <div data-part="wide">
          <Button tone="quiet" size="sm" aria-expanded={showsStages} onClick={() => setShowsStages(!showsStages)}>
            {t(showsStages ? 'generations.hideStages' : 'generations.showStages')}
            <Icon name="down" small />
          </Button>
          {showsStages && (
            <div data-part="stages">
              <Stages stages={stagesOf(script, generation)} />
            </div>
          )}
        </div>
      )}
    </Root>
  );
}
