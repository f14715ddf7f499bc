import { maxContentLength } from '../../../shared/scripts.schema.ts';
import type { AdversarialText } from './adversarialTexts.ts';
import type { TextFunction } from './TextFunction.ts';

/**
 * What is measured is the CPU time of this process and not the clock's: a machine whose cores are busy with something
 * else makes a run wait, and not work more. The least of three runs counts, for the others were held up by collecting
 * garbage or by compiling.
 */
const runs = 3;
/** Characters to begin with. */
const first = 2000;
/**
 * Milliseconds below which a text of so many characters need not be read again with more: even if its time grew with the
 * square, the longest legal text, a hundred times as long, would take three seconds. What is quadratic takes ten times
 * as much already.
 */
const floor = 0.3;
/** Doubled, a text may take so many times as long: linear is 2, quadratic 4. */
export const maxRatio = 2.5;
/** Milliseconds of CPU for any text: three times what a whole script's checks and fixes take of the worst known one. */
export const maxCpuMs = 8000;

export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of the runs; one that takes no more than `enough` answers the question, and is the last. */
function minCpuMs(run: () => unknown, enough = 0): number {
  let min = Infinity;
  for (let turn = 0; turn < runs && min > enough; turn += 1) min = Math.min(min, cpuMs(run));
  return min;
}

/**
 * Doubles a text until twice its length takes at most 2.5 times the CPU, or until it is as long as a text may be; says in
 * a line how it grew where it never did. A function that is bounded by a constant, and quadratic below it, so passes
 * where the constant is reached.
 */
export function findGrowth({ name, run }: TextFunction, text: AdversarialText): string | null {
  const small = text.make(first);
  if (cpuMs(() => run(small)) < floor) return null;
  const times: string[] = [];
  let before = minCpuMs(() => run(small));
  for (let length = 2 * first; before >= floor && length <= maxContentLength; length *= 2) {
    const content = text.make(length);
    const now = minCpuMs(() => run(content), maxRatio * before);
    if (now <= maxRatio * before) return null;
    times.push(`${now.toFixed(1)} ms for ${length}`);
    if (now > maxCpuMs) break;
    before = now;
  }
  return times.length === 0 ? null : `${name} of ${text.name}: ${times.join(', ')}`;
}
