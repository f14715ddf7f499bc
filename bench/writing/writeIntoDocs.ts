import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../bin/local/projectRoot.ts';
import { describeHere } from '../support/report.ts';

const file = join(projectRoot, 'docs/WRITING.md');

/** Puts the table and the samples into docs/WRITING.md in place of the last ones. */
export function writeIntoDocs(table: string, samples: string): void {
  const page = replaceBetween(readFileSync(file, 'utf8'), 'table', `${describeHere()}\n\n${table}`);
  writeFileSync(file, replaceBetween(page, 'samples', samples));
}

function replaceBetween(page: string, name: string, text: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has lost its markers ${begin} and ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
