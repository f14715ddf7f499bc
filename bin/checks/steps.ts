import { countPlaywright, countVitest, type Counts } from './countTests.ts';

export type Step = {
  readonly name: string;
  /** What it looks at, for people. */
  readonly about: string;
  readonly command: readonly string[];
  /** For a step that runs tests: how its report is asked for and counted. Any other step counts as one check. */
  readonly report?: {
    readonly flags: readonly string[];
    readonly variable?: string;
    readonly count: (report: unknown) => Counts;
  };
};

/** Everything that `npm test` does, in this order. Most failures show within the first half minute. */
export const steps: readonly Step[] = [
  { name: 'types', about: 'type check', command: ['tsc', '--noEmit'] },
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
  vitest('unit', 'unit tests'),
  vitest('integration', 'integration tests'),
  vitest('faults', 'processes that die'),
  { name: 'build', about: 'web client', command: ['node', 'bin/build.ts'] },
  {
    name: 'browser',
    about: 'browser tests',
    command: ['playwright', 'test'],
    report: { flags: ['--reporter=list,json'], variable: 'PLAYWRIGHT_JSON_OUTPUT_FILE', count: countPlaywright },
  },
];

function vitest(project: string, about: string): Step {
  const command = ['vitest', 'run', '--project', project];
  return {
    name: project,
    about,
    command,
    report: { flags: ['--reporter=default', '--reporter=json', '--outputFile.json='], count: countVitest },
  };
}
