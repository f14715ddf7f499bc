import { expect, test } from 'vitest';
import type { StepResult } from './runStep.ts';
import { runSteps } from './runSteps.ts';
import type { Step } from './steps.ts';

const named = (name: string, ...after: string[]): Step => ({ name, about: name, command: [name], after });
const resultOf = (step: Step, failed = 0): StepResult => ({ step, passed: 1, failed, skipped: 0, failures: [], milliseconds: 1 });

/** Runs steps that end when they are told to. */
function begin(steps: readonly Step[], atOnce: number) {
  const ends = new Map<string, (failed?: number) => void>();
  let isOver = false;
  const results = runSteps(steps, {
    atOnce,
    isOver: () => isOver,
    run: (step) => new Promise((resolve) => ends.set(step.name, (failed) => resolve(resultOf(step, failed)))),
  });
  const end = async (name: string, failed?: number): Promise<void> => {
    ends.get(name)?.(failed);
    ends.delete(name);
    // What goes on does so in microtasks.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { results, end, running: () => [...ends.keys()], stop: () => (isOver = true) };
}

test('so many run at a time, the first that may begin is the next, and the results stand in order', async () => {
  const { results, end, running } = begin([named('build'), named('types'), named('browser', 'build'), named('lint')], 2);
  expect(running()).toEqual(['build', 'types']);
  await end('types');
  expect(running()).toEqual(['build', 'lint']);
  await end('build');
  expect(running()).toEqual(['lint', 'browser']);
  await end('browser');
  await end('lint');
  expect((await results).map(({ step }) => step.name)).toEqual(['build', 'types', 'browser', 'lint']);
});

test('a step that waits runs beside the others, and takes the place of none', async () => {
  const waiting = { ...named('faults', 'types'), isWaiting: true };
  const { results, end, running } = begin([named('types'), named('browser'), named('unit'), waiting], 2);
  expect(running()).toEqual(['types', 'browser']);
  await end('types');
  expect(running()).toEqual(['browser', 'unit', 'faults']);
  for (const name of ['browser', 'unit', 'faults']) await end(name);
  expect(await results).toHaveLength(4);
});

test('a step goes on after one that failed, and waits for none that was not asked for', async () => {
  const { results, end, running } = begin([named('unit', 'types'), named('browser', 'unit')], 1);
  expect(running()).toEqual(['unit']);
  await end('unit', 1);
  expect(running()).toEqual(['browser']);
  await end('browser');
  expect((await results).map(({ failed }) => failed)).toEqual([1, 0]);
});

test('told to stop, it begins no further step and ends with those under way', async () => {
  const { results, end, stop } = begin([named('one'), named('two')], 1);
  stop();
  await end('one');
  expect((await results).map(({ step }) => step.name)).toEqual(['one']);
});

test('steps that wait for each other are an error', async () => {
  await expect(begin([named('one', 'two'), named('two', 'one')], 2).results).rejects.toThrow('one, two wait for each other');
});
