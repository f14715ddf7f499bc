import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { Logger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import * as z from 'zod';
import { openPool } from '../db/pool.ts';
import { claimGeneration } from '../domain/generations/claimGeneration.ts';
import { generateScript } from '../domain/generations/generateScript.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople } from './support/people.ts';
import { ms, type Row } from './support/report.ts';
import { requestNumber } from './support/requests.ts';
import { median, percentile } from './support/statistics.ts';

/** How many times as long the median may take as bare graphile-worker's. */
const goal = 4;
/** Between two jobs, so that each meets a worker that waits. */
const gapMs = 20;
const lateAfterMs = 10_000;

/** Starts a piece of work; resolves once it is committed. Gives the key under which its task will arrive. */
type Enqueue = () => Promise<string>;

/**
 * From the commit that asks for a script to the moment a worker holds its lease, beside a bare task that does nothing.
 * Everything is in this one process, so that both moments are read off the same clock.
 */
export const benchClaim = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    // As the worker opens it.
    const database = await openPool(databaseUrl, 10, { prepares: true });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 7 });
    // A lost connection is a failed run; the runner only wants to know that somebody listens.
    pool.on('error', fail);
    pool.on('connect', (client) => client.on('error', fail));
    try {
      const people = await createPeople(database, 20);
      const arrived = new Map<string, number>();
      const arrive = (key: string): void => void arrived.set(key, performance.now());

      let asked = 0;
      const ask: Enqueue = async () => {
        const body = requestNumber(asked);
        const accountId = people[asked++ % people.length]?.id ?? '';
        const { generation } = await database.transaction((queries) =>
          generateScript(queries, { accountId, key: randomUUID(), body, perMinute: 100_000 }),
        );
        return generation.id;
      };
      const claim: TaskList = {
        write_script: async (payload) => {
          const { generationId } = z.object({ generationId: z.uuid() }).parse(payload);
          const worker = 'bench';
          const lease = await database.transaction((queries) =>
            claimGeneration(queries, { generationId, worker, leaseSeconds: 600, runningPerAccount: 1000 }),
          );
          if (!lease) throw new Error(`${generationId} could not be claimed`);
          arrive(generationId);
        },
      };
      const enqueue: Enqueue = async () => {
        const key = randomUUID();
        await pool.query(`select graphile_worker.add_job('nothing', $1::json)`, [JSON.stringify({ key })]);
        return key;
      };
      const nothing: TaskList = { nothing: async (payload) => arrive(z.object({ key: z.string() }).parse(payload).key) };

      const [batches, each] = bench.quick ? [2, 20] : [6, 50];
      const times = { product: [] as number[], floor: [] as number[] };
      for (let batch = 0; batch < batches; batch += 1) {
        times.product.push(...(await measure(pool, claim, ask, each, arrived)));
        times.floor.push(...(await measure(pool, nothing, enqueue, each, arrived)));
      }
      return present(times.product, times.floor);
    } finally {
      await Promise.all([database.end(), pool.end()]);
    }
  });

function fail(error: Error): never {
  throw error;
}

/** Milliseconds from each commit to its arrival; the runner is set up as the product's worker is. */
async function measure(
  pgPool: pg.Pool,
  taskList: TaskList,
  enqueue: Enqueue,
  count: number,
  arrived: ReadonlyMap<string, number>,
): Promise<number[]> {
  const runner = await run({
    pgPool,
    taskList,
    noHandleSignals: true,
    logger: new Logger(() => () => {}),
    preset: { worker: { concurrentJobs: 4, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  const times: number[] = [];
  try {
    await sleep(200);
    // The first two find cold connections and code; they do not count.
    for (let index = -2; index < count; index += 1) {
      const key = await enqueue();
      const committed = performance.now();
      while (!arrived.has(key)) {
        if (performance.now() - committed > lateAfterMs) throw new Error(`a job has not arrived after ${lateAfterMs / 1000} s`);
        await sleep(1);
      }
      if (index >= 0) times.push((arrived.get(key) ?? Number.NaN) - committed);
      await sleep(gapMs);
    }
  } finally {
    await runner.stop();
  }
  return times;
}

function present(product: readonly number[], floor: readonly number[]): Row[] {
  const ratio = median(product) / median(floor);
  const tail = [percentile(product, 0.99), percentile(floor, 0.99)] as const;
  return [
    {
      measure: '(b) commit → a worker’s claim, p50',
      product: ms(median(product)),
      floor: ms(median(floor)),
      compared: `${ratio.toFixed(2)} ×`,
      goal: `≤ ${goal} ×`,
      holds: ratio <= goal,
    },
    {
      measure: '(b) the same, p99',
      product: ms(tail[0]),
      floor: ms(tail[1]),
      compared: `${(tail[0] / tail[1]).toFixed(2)} ×`,
      goal: '',
      holds: null,
    },
  ];
}
