import { expect, test } from 'vitest';
import { runStep } from './runStep.ts';
import type { Step } from './steps.ts';

/** A runner of tests that writes its report, starts a process that stays, and waits for it. */
const lingering = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
  writeFileSync(process.env.REPORT, '{}');
`;
const step: Step = {
  name: 'lingering',
  about: 'a runner that does not end',
  command: ['node', '-e', lingering],
  report: { flags: [], variable: 'REPORT', count: () => ({ passed: 3, failed: 0, skipped: 0, failures: [] }) },
};
const never = new AbortController().signal;

test('a runner that waits for a process which its tests left behind is ended, and has failed', async () => {
  const { passed, failed } = await runStep(step, never, { seconds: 3600, secondsAfterReport: 0 });
  expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
});

test('a step that does not end in its time has failed', async () => {
  const command = ['node', '-e', 'setInterval(() => {}, 1000)'];
  const { failed } = await runStep({ name: 'endless', about: 'never ends', command }, never, { seconds: 0 });
  expect(failed).toBe(1);
});
