import * as z from 'zod';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

const count = z.number().int().nonnegative();
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  errors: z.array(z.unknown()),
});

/** Vitest's JSON report. A file that fails outside its tests, such as at an import, counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  });
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests + numTodoTests };
}

/** Playwright's JSON report. A test that passed at the second attempt only counts as failed. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}
