import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './countTests.ts';
import { summarize } from './summarize.ts';
import { steps } from './steps.ts';

test('a file that breaks outside its tests counts as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('a flaky browser test counts as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('the sum stands alone on the last line', () => {
  const [first, second] = steps;
  if (!first || !second) throw new Error('There are steps');
  const results = [
    { step: first, passed: 1, failed: 0, skipped: 0, milliseconds: 1234 },
    { step: second, passed: 40, failed: 2, skipped: 0, milliseconds: 10_000 },
  ];
  expect(summarize(results, 11_234).split('\n').at(-1)).toBe('41 passed, 2 failed');
});
