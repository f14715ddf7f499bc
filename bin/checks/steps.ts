import { countPlaywright, countVitest, type TestReport } from './countTests.ts';

export type Step = {
  readonly name: string;
  /** What it looks at, for people. */
  readonly about: string;
  readonly command: readonly string[];
  /** Steps that have to end before it begins, where they are asked for as well. */
  readonly after?: readonly string[];
  /** Whether it waits for most of its time: it runs beside those that have a core each, and takes the place of none. */
  readonly isWaiting?: boolean;
  /** For a step that runs tests: how its report is asked for and counted. Any other step counts as one check. */
  readonly report?: {
    readonly flags: readonly string[];
    readonly variable?: string;
    readonly count: (report: unknown) => TestReport;
  };
};

/**
 * Everything that `npm test` does. Two steps run at a time, and the first that may begin is the next: the browser tests, which
 * take longest, have the client built for them and go on beside all others. Most failures of checks show within the first minute.
 * What kills processes waits for leases and deadlines for most of its time, and goes on beside both.
 */
export const steps: readonly Step[] = [
  { name: 'build', about: 'web client', command: ['node', 'bin/build.ts'] },
  { name: 'types', about: 'type check', command: ['tsc', '--noEmit'] },
  {
    name: 'browser',
    about: 'browser tests',
    command: ['playwright', 'test'],
    after: ['build'],
    report: { flags: ['--reporter=list,json'], variable: 'PLAYWRIGHT_JSON_OUTPUT_FILE', count: countPlaywright },
  },
  { name: 'lint', about: 'lint', command: ['oxlint'] },
  { name: 'format', about: 'format', command: ['oxfmt', '--check'] },
  { name: 'boundaries', about: 'who imports whom', command: ['depcruise', '.', '--output-type', 'err-long'] },
  {
    name: 'folders',
    about: 'domain folders without circles',
    command: ['depcruise', 'domain', '--config', '.dependency-cruiser.folders.cjs', '--output-type', 'err-long'],
  },
  { name: 'unused', about: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'locales', about: 'six languages complete', command: ['node', 'bin/check-locales.ts'] },
  { name: 'packs', about: 'phrase packs complete', command: ['node', 'bin/packs.ts'] },
  vitest('unit', 'unit tests', ['unit', 'unit alone']),
  // They start the product with the client that is built, and would build it themselves.
  { ...vitest('integration', 'integration tests'), after: ['build'] },
  { ...vitest('faults', 'processes that die'), after: ['types', 'lint'], isWaiting: true },
];

function vitest(name: string, about: string, projects = [name]): Step {
  const command = ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
  return {
    name,
    about,
    command,
    report: { flags: ['--reporter=default', '--reporter=json', '--outputFile.json='], count: countVitest },
  };
}
