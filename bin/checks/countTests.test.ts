import { expect, test } from 'vitest';
import { countPlaywright, countVitest } from './countTests.ts';
import { summarize } from './summarize.ts';
import { steps } from './steps.ts';

test('a file that breaks outside its tests counts as a failure', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: expected 1\n    at a line'] };
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    failures: [
      'b.test.ts › subtracts\n  Error: expected 1\n      at a line',
      'c.test.ts › outside its tests\n  Cannot find module',
    ],
  });
});

test('a flaky browser test counts as a failure', () => {
  const ends = (status: string, ...messages: string[]) => ({
    title: `it is ${status}`,
    file: 'page.spec.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ specs: [ends('expected')], suites: [{ specs: [ends('unexpected', 'no page'), ends('flaky', 'too late')] }] }],
    errors: [{ message: 'no server' }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
    failures: [
      'page.spec.ts › it is unexpected\n  no page',
      'page.spec.ts › it is flaky\n  too late',
      'playwright › outside its tests\n  no server',
    ],
  });
});

test('the sum stands alone on the last line, after the names of what failed', () => {
  const [first, second] = steps;
  if (!first || !second) throw new Error('There are steps');
  const results = [
    { step: first, passed: 1, failed: 0, skipped: 0, failures: [], milliseconds: 1234 },
    { step: second, passed: 40, failed: 2, skipped: 0, failures: ['a.test.ts › adds'], milliseconds: 10_000 },
  ];
  const lines = summarize(results, 11_234).split('\n');
  expect(lines[0]).toBe('FAILED a.test.ts › adds');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
});
