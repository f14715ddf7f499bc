import lighthouse from 'lighthouse';
import { buildWeb, isWebBuilt } from '../../bin/local/buildWeb.ts';
import { openPool } from '../../db/pool.ts';
import { startApiChild } from '../support/benchSettings.ts';
import type { Bench } from '../support/openBench.ts';
import { createPeople, signIn } from '../support/people.ts';
import type { Row } from '../support/report.ts';
import { median } from '../support/statistics.ts';
import { fillLibrary } from './fillLibrary.ts';
import { inBrowser } from './inBrowser.ts';
import { weighScripts } from './weighScripts.ts';

const scripts = 200;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
type Category = (typeof categories)[number];

type Page = {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** Least score of performance, and most kB of scripts on the first load (issue: part 7). */
  readonly performance: number;
  readonly kilobytes: number | null;
};
const pages: readonly Page[] = [
  { name: 'landing', path: '/', signedIn: false, performance: 95, kilobytes: 160 },
  { name: 'sign-in', path: '/auth', signedIn: false, performance: 95, kilobytes: null },
  { name: `home, ${scripts} scripts`, path: '/', signedIn: true, performance: 85, kilobytes: 260 },
];

/** Lighthouse, mobile profile, over the production build in the browser that the tests use; and what is fetched of scripts. */
export const benchPages = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    if (!isWebBuilt()) await buildWeb();
    const database = await openPool(databaseUrl, 4);
    const [person] = await createPeople(database, 1);
    if (!person) throw new Error('nobody to show a home page');
    await fillLibrary(database, [person.id], scripts);
    await database.end();
    const api = await startApiChild(databaseUrl);
    try {
      const { cookie } = await signIn(api.address, person);
      const rows: Row[] = [];
      for (const page of pages)
        rows.push(...(await measure(`${api.address}${page.path}`, page, page.signedIn ? cookie : null, bench.quick)));
      return rows;
    } finally {
      await api.stop();
    }
  });

async function measure(url: string, page: Page, cookie: string | null, quick: boolean): Promise<Row[]> {
  const bytes = await inBrowser(url, cookie, (context) => weighScripts(context, url));
  const runs: Record<Category, number>[] = [];
  // A fresh browser each time: nothing is warm but the server.
  for (let run = 0; run < (quick ? 1 : 3); run += 1)
    runs.push(await inBrowser(url, cookie, (_context, port) => score(url, port)));
  const scoreRow = (category: Category): Row => {
    const value = median(runs.map((run) => run[category]));
    const min = category === 'performance' ? page.performance : 100;
    return row(`(pages) ${page.name}: Lighthouse, ${category}`, String(value), `≥ ${min}`, value >= min);
  };
  const kilobytes = bytes / 1000;
  const max = page.kilobytes;
  return [
    ...categories.map(scoreRow),
    row(
      `(pages) ${page.name}: JavaScript, gzipped`,
      `${kilobytes.toFixed(0)} kB`,
      max === null ? '' : `≤ ${max} kB`,
      max === null ? null : kilobytes <= max,
    ),
  ];
}

const row = (measured: string, product: string, goal: string, holds: boolean | null): Row => ({
  measure: measured,
  product,
  floor: '',
  compared: '',
  goal,
  holds,
});

/** Scores from 0 to 100. */
async function score(url: string, port: number): Promise<Record<Category, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse had no answer for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed at ${url}: ${lhr.runtimeError.message}`);
  const of = (category: Category): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  for (const category of categories)
    for (const { id } of lhr.categories[category]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (audit && audit.score !== null && audit.score < 0.9)
        process.stderr.write(`  ${url}: ${id} ${audit.displayValue ?? ''}\n`);
    }
  return { performance: of('performance'), accessibility: of('accessibility'), 'best-practices': of('best-practices') };
}
