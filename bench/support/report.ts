import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../bin/local/projectRoot.ts';

/** One line of the table. `holds` is `null` where nothing is promised. */
export type Row = {
  readonly measure: string;
  readonly product: string;
  readonly floor: string;
  readonly compared: string;
  readonly goal: string;
  readonly holds: boolean | null;
};

const heads = ['Measure', 'Stillpoint', 'Floor', 'Compared', 'Goal', 'Holds'];
const file = join(projectRoot, 'docs/PERFORMANCE.md');

/** Whose table it is; the marks around it in the file have the command's name. */
export type Section = 'bench' | 'bench:web';

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const perSecond = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)}/s`;

/** What a figure depends on that needs no database. */
export function describeHere(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() || 'unknown CPU'} · Node ${process.versions.node} · ${new Date().toISOString().slice(0, 10)}`;
}

/** What the figures depend on. The load tells whether the machine was busy with other things before the run. */
export function describeMachine(serverVersion: string, loadBefore: number): string {
  const [cpu] = cpus();
  const facts = [
    `${cpus().length} × ${cpu?.model.trim() || 'unknown CPU'}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${serverVersion}, embedded, durable defaults`,
    `load before the run ${loadBefore.toFixed(1)}`,
    new Date().toISOString().slice(0, 10),
  ];
  return facts.join(' · ');
}

export const loadNow = (): number => loadavg()[0] ?? 0;

export function renderTable(rows: readonly Row[]): string {
  const cells = rows.map(({ measure, product, floor, compared, goal, holds }) => [
    measure,
    product,
    floor,
    compared,
    goal,
    holds === null ? '' : holds ? 'yes' : '**no**',
  ]);
  return [heads, heads.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** Puts the figures into docs/PERFORMANCE.md in place of the last ones. */
export function writeReport(section: Section, text: string): void {
  const [begin, end] = [`<!-- ${section}:begin -->`, `<!-- ${section}:end -->`];
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has lost its markers ${begin} and ${end}`);
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`);
}
