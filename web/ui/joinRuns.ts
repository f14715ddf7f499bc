/** A stretch of a script: seconds spoken, then seconds silent. */
export type Run = { readonly speech: number; readonly silence: number; readonly state: 'done' | 'now' | 'todo' };

/**
 * Joins neighbouring runs of one state until at most `max` are left, so that a long script does not look like a bar
 * code. Speech and silence keep their sums, and each joined run covers about the same time.
 */
export function joinRuns(runs: readonly Run[], max: number): Run[] {
  if (runs.length <= max || max < 1) return [...runs];
  const total = runs.reduce((sum, run) => sum + run.speech + run.silence, 0);
  const share = total / max;
  const joined: Run[] = [];
  let passed = 0;
  let bucket = -1;
  for (const run of runs) {
    // The bucket that the middle of this run falls into.
    const bucketIndex = Math.floor((passed + (run.speech + run.silence) / 2) / share);
    const last = joined.at(-1);
    if (last && bucketIndex === bucket && last.state === run.state) {
      joined[joined.length - 1] = { ...last, speech: last.speech + run.speech, silence: last.silence + run.silence };
    } else joined.push(run);
    bucket = bucketIndex;
    passed += run.speech + run.silence;
  }
  return joined;
}

/** Runs of a finished script from its timing: seconds of speech and of silence by turns. */
export function runsOfTimeline(timeline: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < timeline.length; at += 2)
    runs.push({ speech: timeline[at] ?? 0, silence: timeline[at + 1] ?? 0, state: 'done' });
  return runs;
}
