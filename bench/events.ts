import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { openPool, type Database } from '../db/pool.ts';
import type { NewEvent } from '../domain/events/publish.ts';
import { publishToUser } from '../domain/events/streams.ts';
import type { ServerToClient } from '../shared/events.ts';
import { startApiChild } from './support/benchSettings.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople, signInAll, type Person, type Visitor } from './support/people.ts';
import { ms, type Row } from './support/report.ts';
import { percentile } from './support/statistics.ts';

const people = 20;
const socketsEach = 10;
const perSecond = 100;
/** Milliseconds (issue: benches, c). */
const goalMs = 50;
const lateAfterMs = 10_000;

type Wire = Socket<ServerToClient, Record<string, never>>;
type Arrival = { readonly marker: number; readonly at: number };

/**
 * From the commit that publishes an event to the `event` at each of the sockets that hear its stream. Publisher and
 * clients are this one process, so that both moments are read off the same clock; the API is a process of its own.
 */
export const benchEvents = (bench: Bench): Promise<Row[]> =>
  bench.withDatabase(async (databaseUrl) => {
    const database = await openPool(databaseUrl, 10);
    const api = await startApiChild(databaseUrl);
    const arrivals: Arrival[] = [];
    const sockets: Wire[] = [];
    try {
      const accounts = await createPeople(database, people);
      const visitors = await signInAll(api.address, accounts);
      for (const visitor of visitors)
        sockets.push(...(await Promise.all(Array.from({ length: socketsEach }, () => connect(api.address, visitor, arrivals)))));
      const seconds = bench.quick ? 2 : 10;
      // Let the warm-up's stragglers pass before anything counts; markers below zero are theirs.
      await publishSteadily(database, accounts, -perSecond, 0);
      const committed = await publishSteadily(database, accounts, 0, seconds * perSecond);
      await waitForAll(arrivals, (seconds + 1) * perSecond * socketsEach);
      const times = arrivals.flatMap(({ marker, at }) => (marker < 0 ? [] : [at - (committed.get(marker) ?? Number.NaN)]));
      return present(times, seconds);
    } finally {
      for (const socket of sockets) socket.disconnect();
      await api.stop();
      await database.end();
    }
  });

function connect(address: string, { cookie }: Visitor, arrivals: Arrival[]): Promise<Wire> {
  const socket: Wire = io(address, {
    transports: ['websocket'],
    extraHeaders: { Cookie: cookie, Origin: address },
    forceNew: true,
    reconnection: false,
  });
  socket.on('event', (event) => {
    if (event.type === 'script.section') arrivals.push({ marker: event.payload.revision, at: performance.now() });
  });
  return new Promise((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('ready', () => resolve(socket));
  });
}

/** Publishes at an even pace, whatever one takes, to everybody in turn. Gives the moment at which each was committed. */
async function publishSteadily(
  database: Database,
  accounts: readonly Person[],
  from: number,
  to: number,
): Promise<ReadonlyMap<number, number>> {
  const committed = new Map<number, number>();
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let marker = from; marker < to; marker += 1) {
    await sleep(Math.max(0, began + ((marker - from) * 1000) / perSecond - performance.now()));
    const account = accounts[(marker - from) % accounts.length];
    if (!account) continue;
    const publishing = database
      .transaction((queries) => publishToUser(queries, account.id, [sectionEvent(marker)]))
      .then(() => void committed.set(marker, performance.now()));
    underWay.push(publishing);
  }
  await Promise.all(underWay);
  return committed;
}

async function waitForAll(arrivals: readonly Arrival[], expected: number): Promise<void> {
  for (const end = Date.now() + lateAfterMs; arrivals.length < expected; await sleep(20))
    if (Date.now() > end) throw new Error(`only ${arrivals.length} of ${expected} events have arrived`);
}

const sentence = 'And with the next breath out you may notice how the shoulders begin to settle. [pause:6]';

/** The largest of the frequent events: a finished section, with some 2 kB of text. The revision is the marker. */
function sectionEvent(marker: number): NewEvent {
  const now = new Date().toISOString();
  const scriptId = randomUUID();
  const section = {
    position: 1,
    kind: 'settling',
    title: 'Settling in',
    plannedSeconds: 120,
    content: Array.from({ length: 24 }, () => sentence).join('\n'),
    speechSeconds: 90,
    silenceSeconds: 30,
  } as const;
  const generation = {
    id: randomUUID(),
    scriptId,
    status: 'running',
    stage: 'section',
    cost: 2,
    charged: null,
    attempts: 1,
    sectionsDone: 1,
    sectionsTotal: 7,
    failure: null,
    retryOf: null,
    scope: null,
    proposal: null,
    cancelRequestedAt: null,
    availableAt: now,
    createdAt: now,
    startedAt: now,
    finishedAt: null,
  } as const;
  return { type: 'script.section', payload: { scriptId, revision: marker, generation, section } };
}

function present(times: readonly number[], seconds: number): Row[] {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const what = `${people * socketsEach} sockets, ${perSecond} events/s for ${seconds} s`;
  return [
    { measure: `(c) commit → a socket’s event, p50 (${what})`, product: ms(p50), floor: '', compared: '', goal: '', holds: null },
    {
      measure: '(c) the same, p99',
      product: ms(p99),
      floor: '',
      compared: '',
      goal: `< ${goalMs} ms`,
      holds: p99 < goalMs,
    },
  ];
}
