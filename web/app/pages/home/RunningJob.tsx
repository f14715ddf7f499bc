import { styled } from '../../../theme/styled.ts';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../../shared/generations.schema.ts';
import * as paths from '../../../../shared/paths.ts';
import { pathTo } from '../../../../shared/pathTo.ts';
import { stageLine } from '../../../features/generations/stageLine.ts';
import { titleOf } from '../../../features/scripts/titleOf.ts';
import { runsOf } from '../../../features/scripts/runsOf.ts';
import { color, font, media, space, text } from '../../../theme/tokens.ts';
import { Breath } from '../../../ui/Breath.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { SkeletonTitle } from '../../../ui/Skeleton.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { useShownScript } from '../../useShownScript.ts';

const Root = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(120px, 260px) auto',
  gap: space.s4,
  alignItems: 'center',
  padding: '1rem 1.25rem',
  marginBlockEnd: space.s4,
  '& h2': { font: `440 ${text.titleXs}/1.25 ${font.serif}`, overflowWrap: 'anywhere' },
  '& p': { fontSize: text.sm, color: color.inkSoft },
  [media.medium]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > [data-part="strip"]': { gridColumn: '1 / -1', gridRow: 2 },
  },
  [media.narrow]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > [data-part="strip"], & > a': { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});

/** One script on its way: where it is, how much of it stands, and the way to it. */
export function RunningJob({ job }: { readonly job: Generation }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data: script } = useShownScript(job.scriptId);
  const runs = useMemo(() => (script ? runsOf(script) : []), [script]);
  return (
    <Root aria-labelledby={id}>
      <Breath data-large aria-hidden="true" />
      <div>
        <h2 id={id}>{script ? titleOf(script) : <SkeletonTitle />}</h2>
        <p role="status">{stageLine(job, script?.outline ?? [])}</p>
      </div>
      <div data-part="strip">{runs.length > 0 && <Timeline mini runs={runs} />}</div>
      <LinkButton size="sm" to={pathTo(paths.script, { id: job.scriptId })}>
        {t(job.status === 'awaiting_approval' ? 'home.running.outline' : 'home.running.read')}
      </LinkButton>
    </Root>
  );
}
