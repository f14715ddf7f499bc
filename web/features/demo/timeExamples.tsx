import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/format.ts';
import { Breath } from '../../ui/Breath.tsx';
import { ClockFace } from '../../ui/ClockFace.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { runsOfTimeline } from '../../ui/joinRuns.ts';
import { Orb } from '../../ui/Orb.tsx';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { SectionPurpose } from '../../ui/SectionPurpose.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stages } from '../../ui/Stages.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

const timeline = [14, 7, 4, 2, 9, 7, 8, 7, 7, 7, 4, 4, 7, 4, 10, 8, 11, 8, 7, 4];

function DialExample(): ReactNode {
  const { t } = useTranslation();
  return (
    <Dial
      speechShare={0.56}
      figure="15"
      caption={t('generator.receipt.minutes')}
      speech={t('scripts.clock.speech', { length: formatClock(502) })}
      silence={t('scripts.clock.silence', { length: formatClock(398) })}
    />
  );
}

function StagesExample(): ReactNode {
  const { t } = useTranslation();
  return (
    <Stages
      stages={[
        { id: 'outline', name: t('generations.stages.outline'), state: 'done' },
        { id: 'sections', name: t('generations.stages.sections'), state: 'now', length: formatClock(180) },
        { id: 'checks', name: t('generations.stages.checks'), remark: t('generations.stages.checksRemark'), state: 'todo' },
      ]}
    />
  );
}

function Timelines(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Timeline runs={runsOfTimeline(timeline)} label={t('landing.features.clock.timeline')} />
      <Timeline
        mini
        runs={runsOfTimeline(timeline).map((run, index) => ({
          ...run,
          state: index < 4 ? 'done' : index === 4 ? 'now' : 'todo',
        }))}
      />
    </>
  );
}

/** How time is drawn. */
export const timeExamples: Readonly<Record<string, ReactNode>> = {
  Breath: <Breath />,
  ClockFace: (
    <Dusk sx={{ padding: '1rem' }}>
      <ClockFace minutes={15} />
    </Dusk>
  ),
  Dial: <DialExample />,
  Orb: (
    <p>
      <Orb /> <Orb kind="horizon" /> <Orb kind="open" />
    </p>
  ),
  PauseChip: (
    <p>
      {[1, 4, 9, 20].map((seconds) => (
        <PauseChip key={seconds} seconds={seconds} />
      ))}
    </p>
  ),
  SectionPurpose: <SectionPurpose kind="breath" />,
  Skeleton: <Skeleton widths={[92, 97, 61]} />,
  Stages: <StagesExample />,
  Timeline: <Timelines />,
};
