import i18next from 'i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { formatClock } from '../../lib/format.ts';
import type { Stage } from '../../ui/Stages.tsx';

type State = Stage['state'];

/** The way of a script that is being written: queued, outline, each section, checks, done. */
export function stagesOf(script: Pick<Script, 'outline' | 'sections'>, generation: Generation): Stage[] {
  const stage = stageNumberOf(generation);
  const states = (from: number): State => (stage > from ? 'done' : stage === from ? 'now' : 'todo');
  const { t } = i18next;
  return [
    { id: 'queued', name: t('generations.stages.queued'), state: states(0) },
    { id: 'outline', name: t('generations.stages.outline'), state: script.outline.length > 0 && stage < 1 ? 'done' : states(1) },
    ...sectionStages(script, generation, stage),
    { id: 'checks', name: t('generations.stages.checks'), remark: t('generations.stages.checksRemark'), state: states(3) },
    { id: 'done', name: t('generations.stages.done'), state: states(4) },
  ];
}

/** How far it is: 0 queued, 1 outline, 1.5 its approval, 2 sections, 3 checks, 4 done. */
function stageNumberOf({ status, stage }: Generation): number {
  if (status === 'completed') return 5;
  if (status === 'awaiting_approval') return 1.5;
  if (status !== 'running') return 0;
  return stage === 'section' ? 2 : stage === 'checks' ? 3 : 1;
}

function sectionStages(
  { outline, sections }: Pick<Script, 'outline' | 'sections'>,
  { sectionsDone }: Generation,
  stage: number,
): Stage[] {
  if (outline.length === 0)
    return [{ id: 'sections', name: i18next.t('generations.stages.sections'), state: stage > 2 ? 'done' : 'todo' }];
  return outline.map(({ position, title, plannedSeconds }) => {
    const written = sections.find((section) => section.position === position);
    const isDone = written !== undefined || stage > 2;
    const isNow = stage === 2 && position === sectionsDone + 1;
    return {
      id: `section-${position}`,
      name: title,
      length: formatClock(written ? written.speechSeconds + written.silenceSeconds : plannedSeconds),
      state: isDone ? 'done' : isNow ? 'now' : 'todo',
    };
  });
}
