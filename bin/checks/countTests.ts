import * as z from 'zod';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** What a report of tests says: how many, and for each that failed its file, its title and how its error begins. */
export type TestReport = Counts & { readonly failures: readonly string[] };

/** Lines of an error that are shown beside the sum; the whole of it stands in the output of its step. */
const maxErrorLines = 12;

const count = z.number().int().nonnegative();
const vitestReport = z.object({
  numPassedTests: count,
  numFailedTests: count,
  numPendingTests: count,
  numTodoTests: count,
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Vitest's JSON report. A file that fails outside its tests, such as at an import, counts as one failure. */
export function countVitest(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const brokenFiles = testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  });
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => describeFailure(name, test.fullName, test.failureMessages?.join('\n'))),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failures, ...brokenFiles.map(({ name, message }) => describeFailure(name, 'outside its tests', message))],
  };
}

const playwrightError = z.object({ message: z.string().default('') });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ error: playwrightError.optional() })) })),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
  suites: z.array(playwrightSuite).default([]),
  errors: z.array(playwrightError),
});

/** Playwright's JSON report. A test that passed at the second attempt only counts as failed. */
export function countPlaywright(report: unknown): TestReport {
  const { stats, suites, errors } = playwrightReport.parse(report);
  const failures = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => describeFailure(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...failures, ...errors.map(({ message }) => describeFailure('playwright', 'outside its tests', message))],
  };
}

function specsOf(suites: readonly z.infer<typeof playwrightSuite>[]): z.infer<typeof playwrightSpec>[] {
  return suites.flatMap(({ specs, suites: inner }) => [...specs, ...specsOf(inner)]);
}

function describeFailure(file: string, title: string, message = ''): string {
  const lines = message.trim().split('\n').slice(0, maxErrorLines);
  return [`${file} › ${title}`, ...lines.map((line) => `  ${line}`)].join('\n');
}
