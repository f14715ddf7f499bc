import { openPool } from '../../db/pool.ts';
import { listLedgerViolations } from '../../domain/credits/listLedgerViolations.ts';
import { startApiChild, benchEnvironment } from '../support/benchSettings.ts';
import { findFreePort } from '../../bin/local/findFreePort.ts';
import type { Bench } from '../support/openBench.ts';
import { createPeople, signInAll, type Visitor } from '../support/people.ts';
import { ms, perSecond, type Row } from '../support/report.ts';
import { requestNumber } from '../support/requests.ts';
import { startChild } from '../support/startChild.ts';
import { median } from '../support/statistics.ts';
import type { FloorBrief } from './floorMain.ts';
import { recordStatements } from './recordStatements.ts';
import { sendLoad, type Accepting } from './sendLoad.ts';

const people = 100;
const clientCounts = [10, 50] as const;
/** Accepted a second, as a share of the floor's (issue: benches, a). */
const goal = 0.5;

type Side = { readonly address: string; readonly visitors: readonly Visitor[] };

/**
 * POST /api/generate-script through the real API, without a worker, beside bare Koa that runs the same statements. Each
 * side has a database of its own: what one notifies is no work for the other.
 */
export const benchAcceptGeneration = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase((productUrl) =>
    bench.withDatabase(async (floorUrl) => {
      const database = await openPool(productUrl, 4);
      const accounts = await createPeople(database, people);
      await database.end();
      const body = requestNumber(0);
      const { recording, visitors: floorVisitors } = await recordStatements(floorUrl, people, body);
      const api = await startApiChild(productUrl);
      try {
        const visitors = await signInAll(api.address, accounts);
        const port = await findFreePort();
        const brief: FloorBrief = { recording, visitors: floorVisitors };
        const floor = await startChild('bench/acceptGeneration/floorMain.ts', benchEnvironment(floorUrl, port), { brief });
        try {
          const sides = [
            { address: api.address, visitors },
            { address: `http://127.0.0.1:${port}`, visitors: floorVisitors },
          ] as const;
          const rows: Row[] = [];
          for (const clients of clientCounts) rows.push(...(await compare(sides, clients, JSON.stringify(body), bench.quick)));
          for (const url of [productUrl, floorUrl]) await checkLedger(url);
          return rows;
        } finally {
          await floor.stop();
        }
      } finally {
        await api.stop();
      }
    }),
  );

/** A floor that has done the same work has the same sound ledger behind it. */
async function checkLedger(databaseUrl: string): Promise<void> {
  const database = await openPool(databaseUrl, 2);
  const violations = await listLedgerViolations(database);
  await database.end();
  if (violations.length > 0)
    throw new Error(`the ledger has ${violations.length} faults after the load: ${violations[0]?.violation ?? ''}`);
}

/** Both sides by turns, so that whatever else the machine does meets both; the first go only warms up. */
async function compare([product, floor]: readonly [Side, Side], clients: number, body: string, quick: boolean): Promise<Row[]> {
  const [rounds, seconds, warmUp] = quick ? [1, 2, 1] : [3, 6, 2];
  const load = (side: Side, duration: number) => sendLoad({ ...side, clients, seconds: duration, body });
  const rates: { readonly product: Accepting[]; readonly floor: Accepting[] } = { product: [], floor: [] };
  await load(product, warmUp);
  await load(floor, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await load(product, seconds));
    rates.floor.push(await load(floor, seconds));
  }
  const middle = (side: 'product' | 'floor', what: keyof Accepting) => median(rates[side].map((round) => round[what]));
  const ratio = middle('product', 'rate') / middle('floor', 'rate');
  const latency = (what: 'p50' | 'p99'): Row => ({
    measure: `(a) the same, ${what}`,
    product: ms(middle('product', what)),
    floor: ms(middle('floor', what)),
    compared: `${(middle('product', what) / middle('floor', what)).toFixed(2)} ×`,
    goal: '',
    holds: null,
  });
  return [
    {
      measure: `(a) scripts asked for and accepted, ${clients} clients`,
      product: perSecond(middle('product', 'rate')),
      floor: perSecond(middle('floor', 'rate')),
      compared: `${ratio.toFixed(2)} of the floor`,
      goal: `≥ ${goal}`,
      holds: ratio >= goal,
    },
    latency('p50'),
    latency('p99'),
  ];
}
