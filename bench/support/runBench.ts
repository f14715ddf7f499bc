import { onStop } from '../../config/onStop.ts';
import { openBench, type Bench } from './openBench.ts';
import { describeMachine, loadNow, renderTable, writeReport, type Row, type Section } from './report.ts';

type Program = {
  /** What it is called with: `bench`. Its table stands in docs/PERFORMANCE.md between the marks of that name. */
  readonly name: Section;
  /** What it measures, one file each, in the order of the table. */
  readonly parts: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>>;
};

/** A whole command: reads what was asked for, measures, prints one table. Ends the process. */
export async function runBench({ name, parts }: Program): Promise<never> {
  const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
  const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const isUnderstood =
    [...flags].every((flag) => ['--quick', '--write'].includes(flag)) && named.every((part) => Object.hasOwn(parts, part));
  if (isUnderstood) {
    await measure({ name, parts }, named.length > 0 ? named : Object.keys(parts), flags);
  } else {
    process.stderr.write(`Usage: npm run ${name} -- [${Object.keys(parts).join('] [')}] [--quick] [--write]
  Without a name every part runs. --quick: short runs that only show that all of it works.
  --write: puts the table into docs/PERFORMANCE.md.\n`);
    process.exitCode = 2;
  }
  // Listening for the launcher's end would keep this process alive.
  process.exit();
}

async function measure({ name, parts }: Program, chosen: readonly string[], flags: ReadonlySet<string>): Promise<void> {
  const load = loadNow();
  const bench = await openBench(flags.has('--quick'));
  onStop(bench.stop);
  const rows: Row[] = [];
  try {
    for (const part of chosen) {
      process.stderr.write(`${part} …\n`);
      rows.push(...((await parts[part]?.(bench)) ?? []));
    }
  } finally {
    await bench.stop();
  }
  const text = `${describeMachine(bench.serverVersion, load)}\n\n${renderTable(rows)}`;
  process.stdout.write(`${text}\n`);
  if (flags.has('--write')) writeReport(name, text);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
}
