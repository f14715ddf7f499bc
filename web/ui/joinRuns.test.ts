import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinRuns, runsOfTimeline, type Run } from './joinRuns.ts';

const run = fc.record({
  speech: fc.double({ min: 0.1, max: 60, noNaN: true }),
  silence: fc.double({ min: 0, max: 30, noNaN: true }),
  state: fc.constantFrom<Run['state']>('done', 'now', 'todo'),
});
const sum = (runs: readonly Run[], part: 'speech' | 'silence'): number => runs.reduce((total, one) => total + one[part], 0);

test('joining keeps the seconds of speech and of silence', () => {
  fc.assert(
    fc.property(fc.array(run), fc.integer({ min: 1, max: 40 }), (runs, max) => {
      const joined = joinRuns(runs, max);
      expect(sum(joined, 'speech')).toBeCloseTo(sum(runs, 'speech'), 6);
      expect(sum(joined, 'silence')).toBeCloseTo(sum(runs, 'silence'), 6);
    }),
  );
});

test('a finished script has no more runs than asked for', () => {
  fc.assert(
    fc.property(fc.array(run), fc.integer({ min: 1, max: 40 }), (runs, max) => {
      expect(
        joinRuns(
          runs.map((one) => ({ ...one, state: 'done' })),
          max,
        ).length,
      ).toBeLessThanOrEqual(max);
    }),
  );
});

test('what is written and what is not are never joined', () => {
  const runs: Run[] = [
    { speech: 1, silence: 1, state: 'done' },
    { speech: 1, silence: 1, state: 'todo' },
  ];
  expect(joinRuns(runs, 1)).toEqual(runs);
});

test('a strip is speech and silence by turns', () => {
  expect(runsOfTimeline([5, 2, 4])).toEqual([
    { speech: 5, silence: 2, state: 'done' },
    { speech: 4, silence: 0, state: 'done' },
  ]);
});
