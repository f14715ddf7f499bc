import type { StepResult } from './runStep.ts';
import type { Step } from './steps.ts';

type Running = {
  /** How many steps run at a time, beside those that wait. */
  readonly atOnce: number;
  readonly run: (step: Step) => Promise<StepResult>;
  /** While it says so, no further step begins. */
  readonly isOver: () => boolean;
};

/**
 * Runs steps side by side, each once those that it comes after have ended: the first in the list that may begin is the next.
 * All run, whatever fails. The results come in the order of the list.
 */
export async function runSteps(steps: readonly Step[], { atOnce, run, isOver }: Running): Promise<StepResult[]> {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const results = new Map<string, StepResult>();
  const hasPlace = ({ isWaiting = false }: Step): boolean =>
    isWaiting || [...running.keys()].filter((step) => !step.isWaiting).length < atOnce;
  const mayBegin = (step: Step): boolean =>
    hasPlace(step) && (step.after ?? []).every((name) => !names.has(name) || results.has(name));
  while (running.size > 0 || (waiting.length > 0 && !isOver())) {
    const next = isOver() ? -1 : waiting.findIndex(mayBegin);
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (!step && running.size === 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
    if (!step) {
      await Promise.race(running.values());
      continue;
    }
    const work = run(step).then((result) => {
      results.set(step.name, result);
      running.delete(step);
    });
    running.set(step, work);
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}
