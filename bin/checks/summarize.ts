import type { StepResult } from './runStep.ts';

/** The tests that failed, the table of the steps, how long all of them took side by side, and alone on the last line the sum of what passed and failed. */
export function summarize(results: readonly StepResult[], milliseconds: number): string {
  const rows = results.map(({ step, passed, failed, skipped, milliseconds: own }) => [
    failed === 0 ? 'ok' : 'FAILED',
    step.about,
    `${passed} passed`,
    `${failed} failed`,
    skipped > 0 ? `${skipped} skipped` : '',
    formatSeconds(own),
  ]);
  const widths = rows.reduce<number[]>((max, row) => row.map((cell, index) => Math.max(cell.length, max[index] ?? 0)), []);
  const lines = rows.map((row) =>
    row.map((cell, index) => (index > 1 ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0))).join('  '),
  );
  const sum = (pick: (result: StepResult) => number): number => results.reduce((total, result) => total + pick(result), 0);
  const closing = `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`;
  const failures = results.flatMap((result) => result.failures.map((failure) => `FAILED ${failure}\n`));
  return [...failures, ...lines, `Total time ${formatSeconds(milliseconds)}`, '', closing].join('\n');
}

export function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
