import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { openPool, type Database } from '../db/pool.ts';
import { setPlan } from '../domain/subscriptions/setPlan.ts';
import { sendSteadily } from './web/sendSteadily.ts';
import { keepLongScript } from './web/editor/keepLongScript.ts';
import { startApiChild } from './support/benchSettings.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople, signIn, type Visitor } from './support/people.ts';
import type { Count, Exporter } from './support/keepExporting.ts';
import { ms, type Row } from './support/report.ts';
import { residentMb } from './support/residentMb.ts';
import { percentile } from './support/statistics.ts';

/** PDFs of an hour that are asked for at a time. */
const atOnce = 20;
/** Requests a second to a page's route. */
const rate = 50;
/** How many times its idle 99th percentile a page may take meanwhile, and what memory may stay behind. */
const maxRatio = 2;
const maxLeftMb = 50;
const maxIdleMb = 250;

/**
 * Twenty PDFs of an hour at a time, asked for again as soon as they are answered, by one account and by twenty, while
 * somebody else's pages are fetched at an even rate; and the memory of the API before and after.
 */
export const benchExports = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    const seconds = bench.quick ? 3 : 20;
    const database = await openPool(databaseUrl, 5);
    const api = await startApiChild(databaseUrl);
    try {
      const { reader, people: twenty } = await prepare(database, api.address);
      const [one] = twenty;
      if (!one) throw new Error('nobody exports');
      const pages = { visitors: [reader], rate, seconds, urlFor: () => `${api.address}/api/user` };
      await sendSteadily({ ...pages, seconds: 3 });
      const idleMb = await settledMb(api.pid, bench.quick);
      const idle = percentile(await sendSteadily(pages), 0.99);
      const rows: Row[] = [];
      for (const [who, people] of [
        ['one account', Array.from({ length: atOnce }, () => one)],
        [`${atOnce} accounts`, twenty],
      ] as const) {
        const exporters = startExporters(api.address, people);
        const busy = percentile(await sendSteadily(pages), 0.99);
        rows.push(...describe(who, idle, busy, await exporters.end()));
      }
      const leftMb = (await settledMb(api.pid, bench.quick)) - idleMb;
      return [...rows, ...describeMemory(idleMb, leftMb)];
    } finally {
      await api.stop();
      await database.end();
    }
  });

async function prepare(
  database: Database,
  address: string,
): Promise<{ readonly reader: Visitor; readonly people: readonly Exporter[] }> {
  const [first, ...others] = await createPeople(database, atOnce + 1);
  if (!first) throw new Error('nobody reads');
  const people: Exporter[] = [];
  for (const person of others) {
    await database.transaction((queries) => setPlan(queries, person.id, 'pro'));
    const { id: scriptId } = await keepLongScript(database, person.id);
    people.push({ ...(await signIn(address, person)), scriptId });
  }
  return { reader: await signIn(address, first), people };
}

/** Exports in a thread of its own, so that taking files in does not delay what times the pages. `end` gives what was answered. */
function startExporters(address: string, people: readonly Exporter[]): { readonly end: () => Promise<Count> } {
  const thread = new Worker(new URL('./support/keepExporting.ts', import.meta.url), { workerData: { address, people } });
  const counted = new Promise<Count>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  return {
    end: async () => {
      thread.postMessage('end');
      const counts = await counted;
      await thread.terminate();
      return counts;
    },
  };
}

/** Memory once threads without work have ended and what they held is given back. */
async function settledMb(pid: number, quick: boolean): Promise<number> {
  let min = Infinity;
  for (let second = 0; second < (quick ? 2 : 60); second += 2) {
    await sleep(2000);
    min = Math.min(min, residentMb(pid));
  }
  return min;
}

function describe(who: string, idle: number, busy: number, counts: Count): Row[] {
  const row = { floor: '', compared: '', goal: '', holds: null };
  const failed = Object.entries(counts).some(([status]) => !['200', '429', '503'].includes(status));
  return [
    {
      measure: `(e) p99 of GET /api/user during ${atOnce} PDFs of an hour by ${who}`,
      product: ms(busy),
      floor: `${ms(idle)} idle`,
      compared: `× ${(busy / idle).toFixed(2)}`,
      goal: `≤ × ${maxRatio}`,
      holds: busy <= idle * maxRatio,
    },
    {
      ...row,
      measure: `(e) answers to these exports`,
      product: Object.entries(counts)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      goal: 'only 200, 429, 503',
      holds: !failed,
    },
  ];
}

function describeMemory(idleMb: number, leftMb: number): Row[] {
  const row = { floor: '', compared: '' };
  return [
    {
      ...row,
      measure: '(e) memory of an idle API',
      product: `${idleMb.toFixed(0)} MB`,
      goal: `≤ ${maxIdleMb} MB`,
      holds: idleMb <= maxIdleMb,
    },
    {
      ...row,
      measure: '(e) memory that stays behind a minute after the exports',
      product: `${leftMb.toFixed(0)} MB`,
      goal: `≤ ${maxLeftMb} MB`,
      holds: leftMb <= maxLeftMb,
    },
  ];
}
