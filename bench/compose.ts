import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { openPool, sql, type Database } from '../db/pool.ts';
import { listLedgerViolations } from '../domain/credits/checkLedger.ts';
import { generateScript } from '../domain/generations/generateScript.ts';
import { benchEnvironment } from './support/benchSettings.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople } from './support/people.ts';
import { perSecond, type Row } from './support/report.ts';
import { requestNumber } from './support/requests.ts';
import { startChild } from './support/startChild.ts';

const people = 20;
/** Scripts a second by one worker process (issue: benches, d). */
const goal = 20;
const lateAfterMs = 180_000;

/** Fifteen-minute scripts through one whole worker process: lease, outline, every section saved, checks, credits settled. */
export const benchCompose = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    const count = bench.quick ? 40 : 200;
    const database = await openPool(databaseUrl, 10);
    try {
      await queueScripts(database, count);
      // The default settings but for the limit an account has: what is measured is the worker, not its patience.
      const worker = await startChild('worker/main.ts', benchEnvironment(databaseUrl));
      try {
        await waitUntilDone(database, count);
      } finally {
        await worker.stop();
      }
      const { completed, seconds } = await readOutcome(database);
      if (completed !== count) throw new Error(`${count - completed} of ${count} scripts were not completed`);
      const violations = await listLedgerViolations(database);
      return [
        {
          measure: `(d) 15-minute composer scripts, ${count} through one worker process`,
          product: perSecond(count / seconds),
          floor: '',
          compared: '',
          goal: `≥ ${goal}/s`,
          holds: count / seconds >= goal,
        },
        {
          measure: '(d) faults of the ledger afterwards',
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

async function queueScripts(database: Database, count: number): Promise<void> {
  const accounts = await createPeople(database, people);
  for (let index = 0; index < count; index += 1) {
    const accountId = accounts[index % people]?.id ?? '';
    await database.transaction((queries) =>
      generateScript(queries, { accountId, key: randomUUID(), body: requestNumber(index), perMinute: 100_000 }),
    );
  }
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
const readOutcome = (database: Database): Promise<{ completed: number; seconds: number }> =>
  database.one(sql.type(z.object({ completed: z.int(), seconds: z.number() }))`
    select count(*) filter (where status = 'completed') as completed,
      extract(epoch from max(finished_at) - min(started_at)) as seconds
    from generation`);
