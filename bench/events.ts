import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { openPool, type Database } from '../db/pool.ts';
import type { NewEvent } from '../domain/events/publish.ts';
import { publishToUser } from '../domain/events/streams.ts';
import { eventForm, type ClientToServer, type ServerToClient } from '../shared/events.ts';
import { createScript } from '../shared/routes/scripts.routes.ts';
import { FollowAnswer, scriptStream } from '../shared/streams.ts';
import { startApiChild } from './support/benchSettings.ts';
import type { Bench } from './support/openBench.ts';
import { createPeople, signInAll, type Visitor } from './support/people.ts';
import { ms, type Row } from './support/report.ts';
import { percentile } from './support/statistics.ts';

const people = 20;
const socketsEach = 10;
const perSecond = 100;
/** Milliseconds (issue: benches, c). */
const goalMs = 50;
const lateAfterMs = 10_000;

type Wire = Socket<ServerToClient, ClientToServer>;
/** Somebody with a script, whose page all their sockets show. */
type Owner = Visitor & { readonly scriptId: string };
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
      const owners = await Promise.all(visitors.map((visitor) => beginScript(api.address, visitor)));
      for (const owner of owners)
        sockets.push(...(await Promise.all(Array.from({ length: socketsEach }, () => connect(api.address, owner, arrivals)))));
      const seconds = bench.quick ? 2 : 10;
      // Let the warm-up's stragglers pass before anything counts; markers below zero are theirs.
      await publishSteadily(database, owners, -perSecond, 0);
      const committed = await publishSteadily(database, owners, 0, seconds * perSecond);
      await waitForAll(arrivals, (seconds + 1) * perSecond * socketsEach);
      const times = arrivals.flatMap(({ marker, at }) => (marker < 0 ? [] : [at - (committed.get(marker) ?? Number.NaN)]));
      return present(times, seconds);
    } finally {
      for (const socket of sockets) socket.disconnect();
      await api.stop();
      await database.end();
    }
  });

async function beginScript(address: string, visitor: Visitor): Promise<Owner> {
  const answer = await fetch(`${address}${createScript.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: address, Cookie: visitor.cookie, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ title: 'Ground', type: 'meditation', theme: 'relaxation', language: 'en', duration: 5 }),
  });
  const { id } = createScript.answers[201].parse(await answer.json());
  return { ...visitor, scriptId: id };
}

/** A page that shows the script: its stream has each section whole, the person's own only that there is one. */
async function connect(address: string, { cookie, scriptId }: Owner, arrivals: Arrival[]): Promise<Wire> {
  const socket: Wire = io(address, {
    transports: ['websocket'],
    extraHeaders: { Cookie: cookie, Origin: address },
    auth: { form: eventForm },
    forceNew: true,
    reconnection: false,
  });
  socket.on('event', (event) => {
    if (event.type === 'script.section' && event.payload.section)
      arrivals.push({ marker: event.payload.revision, at: performance.now() });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('ready', () => resolve());
  });
  const answer = FollowAnswer.parse(await socket.emitWithAck('follow', { stream: scriptStream(scriptId) }));
  if ('error' in answer) throw new Error(`the script cannot be followed: ${answer.error}`);
  return socket;
}

/** Publishes at an even pace, whatever one takes, to everybody in turn. Gives the moment at which each was committed. */
async function publishSteadily(
  database: Database,
  owners: readonly Owner[],
  from: number,
  to: number,
): Promise<ReadonlyMap<number, number>> {
  const committed = new Map<number, number>();
  const underWay: Promise<void>[] = [];
  const began = performance.now();
  for (let marker = from; marker < to; marker += 1) {
    await sleep(Math.max(0, began + ((marker - from) * 1000) / perSecond - performance.now()));
    const owner = owners[(marker - from) % owners.length];
    if (!owner) continue;
    const publishing = database
      .transaction((queries) => publishToUser(queries, owner.id, [sectionEvent(marker, owner.scriptId)]))
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
function sectionEvent(marker: number, scriptId: string): NewEvent {
  const now = new Date().toISOString();
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
