import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { Client } from '../support/Client.ts';
import { startCuttableConnection } from '../support/cuttableConnection.ts';
import { generateBody } from '../support/generateBody.ts';
import type { Service } from '../support/processes.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { dawdleAtSettling, hurryAgain, isDawdling } from './dawdle.ts';
import { patience, pickUpSeconds, productLeases, rounds } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { test, type World } from './world.ts';

const body = generateBody({ duration: 3, includeBreathing: false });
/** Each has credit for three, and asks for three. */
const people = 3;
const eachAsks = 3;
/** A job that was taken as its connection ended is given out again after 30 s; a worker may be starting then. */
const wholeSeconds = 30 + pickUpSeconds + 5;

test(
  `all connections ended under load, ${rounds} times: every request is answered in the end, and everything is written`,
  { timeout: patience(30, rounds) },
  async ({ world }) => {
    const api = await world.startApi({ REGISTRATIONS_PER_HOUR: 100_000 });
    await Promise.all([world.keepWorker(), world.keepWorker()]);
    for (let round = 0; round < rounds; round += 1) {
      const clients = await Promise.all(Array.from({ length: people }, () => signUp(api)));
      const listener = await listen(clients[0], api);
      const asked = clients.flatMap((client) => Array.from({ length: eachAsks }, () => askUntilAnswered(client)));
      // In the middle of the requests, then in the middle of the writing.
      await sleep(20 + 10 * (round % 10));
      const ended = await endConnections(world);
      expect(ended).toBeGreaterThan(5);
      const ids = await Promise.all(asked);
      await sleep(10 * (round % 10));
      await endConnections(world);
      expect(new Set(ids).size).toBe(people * eachAsks);
      for (const id of ids) expectDelivered(await world.until(id, 'the end', isCompleted, wholeSeconds));
      await expectNothingMissed(world, listener);
      expect(await world.rows('select available, held from credit_account where available <> 0 or held <> 0')).toEqual([]);
      expect((await world.rows('select from generation')).length).toBe((round + 1) * people * eachAsks);
    }
  },
);

test(
  'the line breaks between the last commit and its confirmation: it is settled once',
  { timeout: patience(20) },
  async ({ world }) => {
    await expectOneSettlement(world, { secondsOfCommit: 1, readyToCut: () => isDawdling(world) });
  },
);

test(
  'the line breaks as a renewal waits for that commit: what it holds is let go of, too',
  { timeout: patience(30) },
  async ({ world }) => {
    // The renewal's own transaction stays open in the database, with the lock that it waited for.
    await expectOneSettlement(world, {
      secondsOfCommit: 3,
      readyToCut: async () => (await isDawdling(world)) && (await isRenewalWaiting(world)),
    });
  },
);

/** A renewal each second of a lease that does not run out in a commit, however busy the machine is. */
const frequentRenewals = { ...productLeases, LEASE_RENEW_SECONDS: 1 };

type Cut = { readonly secondsOfCommit: number; readonly readyToCut: () => Promise<boolean> };

async function expectOneSettlement(world: World, { secondsOfCommit, readyToCut }: Cut): Promise<void> {
  const line = await startCuttableConnection(world.url);
  onTestFinished(line.stop);
  const worker = await world.startWorker({ DATABASE_URL: line.url, ...frequentRenewals });
  await dawdleAtSettling(world, secondsOfCommit);
  const id = await world.ask(await world.openAccount());
  await waitUntil('the commit to be under way', readyToCut);
  line.cut();
  expectDelivered(await world.until(id, 'the commit', isCompleted));
  await hurryAgain(world);
  // The worker does not know; what it does about it changes nothing.
  await worker.logged(({ generationId, level }) => generationId === id && level >= 40);
  await waitUntil(
    'it to let go',
    async () => (await world.rows("select from graphile_worker.jobs where task_identifier = 'write_script'")).length === 0,
    30_000,
  );
  const story = await world.story(id);
  expectDelivered(story);
  expect(story.tries).toHaveLength(1);
  expect(worker.ending()).toBeNull();
}

async function isRenewalWaiting({ rows }: World): Promise<boolean> {
  const waiting = await rows(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~* '^\\s*update generation'",
  );
  return waiting.length > 0;
}

async function signUp(api: Service): Promise<Client> {
  const client = new Client(`http://127.0.0.1:${api.port}`);
  await waitUntil(
    'an account',
    async () =>
      (await client.try(registerAccount, { body: { email: `${randomUUID()}@example.org`, password: 'correct horse battery' } }))
        .status === 201,
  );
  return client;
}

/** As a careful client does: the same key until there is an answer. */
async function askUntilAnswered(client: Client): Promise<string> {
  const key = randomUUID();
  const reply = await waitUntil('an acceptance', async () => {
    const tried = await client.try(generateScript, { key, body }).catch(() => null);
    // Anything but "later" would be an answer, and a wrong one.
    if (tried && tried.status < 500) expect(tried.status, tried.text).toBe(202);
    return tried?.status === 202 ? tried : null;
  });
  const { generation }: { generation: { id: string } } = JSON.parse(reply.text);
  return generation.id;
}

async function listen(client: Client | undefined, api: Service): Promise<SocketClient> {
  const socket = new SocketClient({ url: `http://127.0.0.1:${api.port}`, cookie: client?.cookie ?? '', reconnects: true });
  await socket.ready();
  return socket;
}

/** Whatever the stream has, this socket has seen, once and in order. */
async function expectNothingMissed({ rows }: World, socket: SocketClient): Promise<void> {
  const [stream] = Object.keys(socket.greetings[0]?.streams ?? {});
  const [kept] = await rows<{ seqs: number[] }>('select array_agg(seq::int order by seq) as seqs from event where stream = $1', [
    stream,
  ]);
  await waitUntil('the last event', () => socket.numbers.at(-1) === kept?.seqs.at(-1));
  expect(socket.numbers).toEqual(kept?.seqs);
}

async function endConnections({ rows }: World): Promise<number> {
  const [ended] = await rows<{ count: number }>(
    'select count(pg_terminate_backend(pid))::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return ended?.count ?? 0;
}
