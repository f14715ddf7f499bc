import { pauseSeconds } from '../../../../shared/markup/parseScript.ts';
import type { ScriptReading } from '../readScript.ts';

/** Seconds between which the pauses alone can bring a script. */
export type FitRange = {
  /** What is no pause: speech and breaths. */
  readonly rest: number;
  readonly min: number;
  readonly max: number;
  /** Whether it is the plan that ends it, and not the pauses. */
  readonly endsByPlan: boolean;
};

type Length = { readonly speech: number; readonly silence: number };

/**
 * How short and how long a script can be by its pauses, each of 1 to 30 s; `null` where it has none, or no word. One that is
 * longer than the plan's scripts already can only be shortened.
 */
export function fitRange({ sections }: ScriptReading, { speech, silence }: Length, planSeconds: number): FitRange | null {
  const marks = sections.flatMap(({ body }) => body.marks);
  if (marks.length === 0 || speech === 0) return null;
  const rest = speech + silence - marks.reduce((sum, { seconds }) => sum + seconds, 0);
  const longest = rest + marks.length * pauseSeconds.max;
  const allowed = Math.max(planSeconds, speech + silence);
  return {
    rest,
    min: rest + marks.length * pauseSeconds.min,
    max: Math.min(longest, allowed),
    endsByPlan: allowed < longest,
  };
}
