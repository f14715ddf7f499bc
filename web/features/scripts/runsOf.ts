import { clockFor, timeScript } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { runsOfTimeline, type Run } from '../../ui/joinRuns.ts';

/** A script as a strip: what is written as it sounds, what is planned as one block a section. */
export function runsOf(script: Script): Run[] {
  if (script.timing) return runsOfTimeline(script.timing.strip);
  const isRunning = script.generation?.status === 'running' && script.generation.stage === 'section';
  return script.outline.flatMap(({ position, plannedSeconds }): Run[] => {
    const section = script.sections.find((one) => one.position === position);
    if (section) return runsOfTimeline(timeScript(parseScript(section.content), clockFor(script)).strip);
    const isNow = isRunning && position === (script.generation?.sectionsDone ?? 0) + 1;
    return [{ speech: plannedSeconds * 0.96, silence: plannedSeconds * 0.04, state: isNow ? 'now' : 'todo' }];
  });
}
