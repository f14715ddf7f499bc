import { setTimeout as sleep } from 'node:timers/promises';
import { openPool, type Database } from '../db/pool.ts';
import { setPlan } from '../domain/accounts/setPlan.ts';
import { sendSteadily } from './web/sendSteadily.ts';
import { keepLongScript } from './web/editor/keepLongScript.ts';
import { startApiChild } from './support/benchSettings.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople, signIn, type Visitor } from './support/people.ts';
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

type Exporter = Visitor & { readonly scriptId: string };
/** Answers by status; `broken off` where the connection ended before the answer did. */
type Count = Record<string, number>;

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
      const { reader, exporters } = await prepare(database, api.address);
      const [one] = exporters;
      if (!one) throw new Error('nobody exports');
      const pages = { visitors: [reader], rate, seconds, urlFor: () => `${api.address}/api/user` };
      await sendSteadily({ ...pages, seconds: 3 });
      const idleMb = await settledMb(api.pid, bench.quick);
      const idle = percentile(await sendSteadily(pages), 0.99);
      const rows: Row[] = [];
      for (const [who, people] of [
        ['one account', Array.from({ length: atOnce }, () => one)],
        [`${atOnce} accounts`, exporters],
      ] as const) {
        const counts: Count = {};
        const stop = new AbortController();
        const exporting = people.map((person) => keepExporting(api.address, person, counts, stop.signal));
        const busy = percentile(await sendSteadily(pages), 0.99);
        stop.abort();
        await Promise.all(exporting);
        rows.push(...describe(who, idle, busy, counts));
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
): Promise<{ readonly reader: Visitor; readonly exporters: readonly Exporter[] }> {
  const [first, ...people] = await createPeople(database, atOnce + 1);
  if (!first) throw new Error('nobody reads');
  const exporters: Exporter[] = [];
  for (const person of people) {
    await setPlan(database, person.id, 'pro');
    const { id: scriptId } = await keepLongScript(database, person.id);
    exporters.push({ ...(await signIn(address, person)), scriptId });
  }
  return { reader: await signIn(address, first), exporters };
}

/** Asks again and again; whoever is refused waits as long as the answer says. */
async function keepExporting(address: string, person: Exporter, counts: Count, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const { outcome, retryAfter } = await exportOnce(address, person);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
    if (outcome !== '200') await sleep(Math.min(retryAfter, 5) * 1000, undefined, { signal: stop }).catch(() => undefined);
  }
}

async function exportOnce(address: string, { scriptId, cookie }: Exporter): Promise<{ outcome: string; retryAfter: number }> {
  try {
    const answer = await fetch(`${address}/api/scripts/${scriptId}/export?format=pdf`, { headers: { Cookie: cookie } });
    const isWhole = Buffer.from(await answer.bytes()).includes('%%EOF');
    const outcome = answer.status === 200 && !isWhole ? 'a part' : String(answer.status);
    return { outcome, retryAfter: Number(answer.headers.get('Retry-After')) };
  } catch {
    return { outcome: 'broken off', retryAfter: 1 };
  }
}

/** Memory once threads without work have ended and what they held is given back. */
async function settledMb(pid: number, quick: boolean): Promise<number> {
  let least = Infinity;
  for (let second = 0; second < (quick ? 2 : 60); second += 2) {
    await sleep(2000);
    least = Math.min(least, residentMb(pid));
  }
  return least;
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
