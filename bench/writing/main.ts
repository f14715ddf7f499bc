import { openModelBench } from '../../tests/support/model/openModelBench.ts';
import { composer } from '../../domain/writing/composer/composer.ts';
import { writeWhole } from '../../domain/writing/writeWhole.ts';
import { gridOf } from './grid.ts';
import { measureHearts } from './measureHearts.ts';
import { measureGrid, measureOverlap, type Write } from './measure.ts';
import { renderWriting } from './renderWriting.ts';
import { writeSamples } from './writeSamples.ts';
import { writeIntoDocs } from './writeIntoDocs.ts';

const usage = `Usage: npm run bench:writing -- [--quick] [--write]
  Writes the grid of 1,584 scripts through the composer, and through the model writer on a local model server whose
  texts miss their lengths by -40 % to +40 %, and prints one table.
  --quick: every eleventh request of the grid. --quick-model: that for the model writer only, the whole grid for the
  composer. --write: puts table and samples into docs/WRITING.md.`;

const flags = process.argv.slice(2);
if (flags.every((flag) => ['--quick', '--quick-model', '--write'].includes(flag))) await main();
else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const every = (step: number) => gridOf().filter((_, index) => index % step === 0);
  const requests = every(flags.includes('--quick') ? 11 : 1);
  const compose: Write = (request, seed, recent = new Set()) => writeWhole({ writer: composer, request, seed, recent });
  process.stderr.write('composer …\n');
  const composed = await measureGrid(compose, requests, 1);
  const overlaps = { 15: await measureOverlap(compose, 15), 30: await measureOverlap(compose, 30) };
  const long = await measureGrid(
    compose,
    gridOf([60]).filter((_, index) => index % 3 === 0),
    1,
  );
  const hearts = await measureHearts(compose);
  process.stderr.write('model writer …\n');
  const model = await openModelBench();
  // The local server answers beside the writer: two scripts at once keep both busy.
  const modelled = await measureGrid(model.write, flags.includes('--quick-model') ? every(11) : requests, 2);
  await model.close();
  const { text, holds } = renderWriting({ composed, overlaps, long, hearts, modelled });
  process.stdout.write(`${text}\n`);
  if (flags.includes('--write')) writeIntoDocs(text, await writeSamples(compose));
  if (!holds) process.exitCode = 1;
}
