import { benchAccept } from './accept/accept.ts';
import { benchClaim } from './claim.ts';
import { benchCompose } from './compose.ts';
import { onStop } from '../config/onStop.ts';
import { benchEvents } from './events.ts';
import { openBench, type Bench } from './support/openBench.ts';
import { describeMachine, loadNow, renderTable, writeReport, type Row } from './support/report.ts';

const parts: Readonly<Record<string, (bench: Bench) => Promise<Row[]>>> = {
  accept: benchAccept,
  claim: benchClaim,
  events: benchEvents,
  compose: benchCompose,
};
const usage = `Usage: npm run bench -- [${Object.keys(parts).join('] [')}] [--quick] [--write]
  Without a name every part runs. --quick: short runs that only show that all of it works.
  --write: puts the table into docs/PERFORMANCE.md.`;

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = named.length > 0 ? named : Object.keys(parts);
const isUnderstood =
  [...flags].every((flag) => ['--quick', '--write'].includes(flag)) && named.every((name) => Object.hasOwn(parts, name));

/** `npm run bench`: measures the product beside its floors on this machine, and prints one table. */
async function main(): Promise<void> {
  const load = loadNow();
  const bench = await openBench(flags.has('--quick'));
  onStop(bench.stop);
  const rows: Row[] = [];
  try {
    for (const name of chosen) {
      process.stderr.write(`${name} …\n`);
      rows.push(...((await parts[name]?.(bench)) ?? []));
    }
  } finally {
    await bench.stop();
  }
  const text = `${describeMachine(bench.serverVersion, load)}\n\n${renderTable(rows)}`;
  process.stdout.write(`${text}\n`);
  if (flags.has('--write')) writeReport(text);
  if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
}

if (isUnderstood) {
  await main();
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}
// Listening for the launcher's end would keep this process alive.
process.exit();
