import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { openPool, sql, type Database } from '../../db/pool.ts';
import { listLedgerViolations } from '../../domain/credits/listLedgerViolations.ts';
import { generateScript } from '../../domain/generations/generateScript.ts';
import { benchEnvironment } from '../support/benchSettings.ts';
import type { FloorBrief } from './floorMain.ts';
import type { Bench } from '../support/openBench.ts';
import { createPeople } from '../support/people.ts';
import { perSecond, type Row } from '../support/report.ts';
import { requestNumber } from '../support/requests.ts';
import { startChild } from '../support/startChild.ts';

const people = 20;
/** What a worker must reach of what the composer and bare statements reach on the same machine. */
const goal = 0.6;
const lateAfterMs = 180_000;

/**
 * Fifteen-minute scripts through one whole worker process: lease, outline, every section saved, checks, credits settled;
 * beside the composer alone with bare inserts (`floorMain.ts`). Both sides take turns, two rounds each.
 */
export const benchCompose = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    const count = bench.quick ? 40 : 200;
    const database = await openPool(databaseUrl, 10);
    try {
      const seconds = { product: [] as number[], floor: [] as number[] };
      for (let round = 0; round < 2; round += 1) {
        seconds.floor.push(await writeBare(databaseUrl, count));
        seconds.product.push(await writeAll(database, databaseUrl, count));
      }
      const violations = await listLedgerViolations(database);
      const [product, floor] = [count / Math.min(...seconds.product), count / Math.min(...seconds.floor)];
      return [
        {
          measure: `(d) 15-minute composer scripts, ${count} through one worker process`,
          product: perSecond(product),
          floor: perSecond(floor),
          compared: `${(product / floor).toFixed(2)} of the floor`,
          goal: `≥ ${goal}`,
          holds: product >= goal * floor,
        },
        {
          measure: '(d) violations in the ledger afterwards',
          product: String(violations.length),
          floor: '',
          compared: '',
          goal: '0',
          holds: violations.length === 0,
        },
      ];
    } finally {
      await database.end();
    }
  });

/** Seconds that the worker took. The default settings but for the limit an account has: what is measured is the worker, not its patience. */
async function writeAll(database: Database, databaseUrl: string, count: number): Promise<number> {
  const ids = await queueScripts(database, count);
  const worker = await startChild('worker/main.ts', benchEnvironment(databaseUrl));
  try {
    await waitUntilDone(database, count);
  } finally {
    await worker.stop();
  }
  const { completed, seconds } = await readOutcome(database, ids);
  if (completed !== count) throw new Error(`${count - completed} of ${count} scripts were not completed`);
  return seconds;
}

/** Seconds that the floor took. */
async function writeBare(databaseUrl: string, count: number): Promise<number> {
  const floor = await startChild('bench/compose/floorMain.ts', benchEnvironment(databaseUrl));
  try {
    return z.number().parse(await floor.ask({ count } satisfies FloorBrief));
  } finally {
    await floor.stop();
  }
}

async function queueScripts(database: Database, count: number): Promise<string[]> {
  const ids: string[] = [];
  const accounts = await createPeople(database, people);
  for (let index = 0; index < count; index += 1) {
    const accountId = accounts[index % people]?.id ?? '';
    const { generation } = await database.transaction((queries) =>
      generateScript(queries, { accountId, key: randomUUID(), body: requestNumber(index), perMinute: 100_000 }),
    );
    ids.push(generation.id);
  }
  return ids;
}

/** Asks seldom: each look costs the database a little of what is measured. */
async function waitUntilDone(database: Database, count: number): Promise<void> {
  for (const end = Date.now() + lateAfterMs; ; await sleep(500)) {
    const open = await database.oneFirst(sql.type(z.object({ count: z.int() }))`
      select count(*) from generation where status in ('queued', 'running')`);
    if (open === 0) return;
    if (Date.now() > end) throw new Error(`${open} of ${count} scripts are not written after ${lateAfterMs / 1000} s`);
  }
}

/** From the first claim to the last completion, by the database's clock. */
const readOutcome = (database: Database, ids: readonly string[]): Promise<{ completed: number; seconds: number }> =>
  database.one(sql.type(z.object({ completed: z.int(), seconds: z.number() }))`
    select count(*) filter (where status = 'completed') as completed,
      extract(epoch from max(finished_at) - min(started_at)) as seconds
    from generation where id = any(${sql.array(ids, 'uuid')})`);
