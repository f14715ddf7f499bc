import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { costOf } from '../../shared/cost.ts';
import { generateScript } from '../../shared/routes/generations.routes.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { Client } from '../support/Client.ts';
import { generateBody } from '../support/generateBody.ts';
import type { Service } from '../support/processes.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { dawdleAtAccepting, hurryAgain, isDawdling } from './dawdle.ts';
import { patience } from './scale.ts';
import { expectDelivered, isCompleted } from './story.ts';
import { test, type World } from './world.ts';

const addressOf = ({ port }: Service): string => `http://127.0.0.1:${port}`;
const body = generateBody({ duration: 3, includeBreathing: false });

describe.concurrent('an API that is killed', () => {
  test(
    'between the commit and the answer: the same key gets the first answer, and there is one generation',
    { timeout: patience(20) },
    async ({ world }) => {
      const api = await world.startApi();
      const client = await signUp(api);
      // PostgreSQL brings the commit to its end though nobody waits for it any more.
      await dawdleAtAccepting(world, 'at the commit');
      const key = randomUUID();
      const answer = client.call(generateScript, { key, body }).then(
        () => 'answered',
        () => 'nothing',
      );
      await waitUntil('the commit to be under way', () => isDawdling(world));
      await world.kill(api);
      expect(await answer).toBe('nothing');
      await waitUntil('the commit to be done', async () => !(await isDawdling(world)));
      await hurryAgain(world);
      expect(await countGenerations(world)).toBe(1);

      const [remembered] = await world.rows<{ answer: object }>('select answer from idempotency_key where key = $1', [key]);
      const next = moved(client, await world.startApi());
      const first = await next.call(generateScript, { key, body });
      expect(JSON.parse(JSON.stringify(first))).toEqual(remembered?.answer);
      expect(await next.call(generateScript, { key, body })).toEqual(first);
      expect(first.credits).toEqual({ available: 3 - costOf(3), held: costOf(3) });
      expect(await countGenerations(world)).toBe(1);
      expect(await world.rows('select amount, state from credit_reservation')).toEqual([{ amount: costOf(3), state: 'held' }]);
      await world.startWorker();
      expectDelivered(await world.until(first.generation.id, 'the end', isCompleted));
    },
  );

  test('before the commit: nothing is there, and the same key begins again', { timeout: patience(20) }, async ({ world }) => {
    const api = await world.startApi();
    const client = await signUp(api);
    await dawdleAtAccepting(world, 'before it');
    const key = randomUUID();
    const answer = client.call(generateScript, { key, body }).then(
      () => 'answered',
      () => 'nothing',
    );
    await waitUntil('the hold to be under way', () => isDawdling(world));
    await world.kill(api);
    expect(await answer).toBe('nothing');
    await waitUntil('the statement to be over', async () => !(await isDawdling(world)));
    await hurryAgain(world);
    expect(await countGenerations(world)).toBe(0);
    expect(await world.rows('select available, held from credit_account')).toEqual([{ available: 3, held: 0 }]);

    const { generation } = await moved(client, await world.startApi()).call(generateScript, { key, body });
    expect(await countGenerations(world)).toBe(1);
    await world.startWorker();
    expectDelivered(await world.until(generation.id, 'the end', isCompleted));
  });
});

test('a hundred requests at once with credit for three: exactly three', { timeout: patience(20) }, async ({ world }) => {
  const api = await world.startApi();
  const client = await signUp(api);
  const replies = await Promise.all(Array.from({ length: 100 }, () => client.try(generateScript, { key: randomUUID(), body })));
  expect(replies.filter(({ status }) => status === 202)).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 402)).toHaveLength(97);
  expect(await world.rows('select available, held from credit_account')).toEqual([{ available: 0, held: 3 }]);
  await world.startWorker();
  const ids = await world.rows<{ id: string }>('select id from generation');
  for (const { id } of ids) expectDelivered(await world.until(id, 'the end', isCompleted));
});

async function signUp(api: Service): Promise<Client> {
  const client = new Client(addressOf(api));
  await client.call(registerAccount, { body: { email: `${randomUUID()}@example.org`, password: 'correct horse battery' } });
  return client;
}

/** The same browser, before another API. */
const moved = (client: Client, api: Service): Client => new Client(addressOf(api), { cookie: client.cookie });

const countGenerations = async ({ rows }: World): Promise<number> => (await rows('select from generation')).length;
