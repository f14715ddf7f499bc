import { describe, expect, test } from 'vitest';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { generateScript, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, finish, writeSections, failed } = factories(base, api);

const generationsOf = (accountId: string) => base.rows('select from generation where account_id = $1', [accountId]);

describe('an Idempotency-Key', () => {
  test.each([
    ['none', undefined],
    ['a short one', '1234567'],
    ['a long one', 'x'.repeat(129)],
    ['one with a space', 'one key two'],
  ])('is needed: %s', async (_name, key) => {
    const { client, user } = await signUp();
    await client.refused('IDEMPOTENCY_KEY_MISSING', generateScript, { body: generateBody(), ...(key !== undefined && { key }) });
    expect(await generationsOf(user.id)).toHaveLength(0);
  });

  test('sent again with the same body gives the first answer, word for word', async () => {
    const { client, user } = await signUp();
    const given = { key: newKey(), body: generateBody() };
    const first = await client.try(generateScript, given);
    const reordered = Object.fromEntries(Object.entries(given.body).toReversed());
    const second = await client.try(generateScript, { ...given, body: reordered });
    expect(second).toMatchObject({ status: 202, text: first.text });
    expect(await generationsOf(user.id)).toHaveLength(1);
    expect(await client.call(getUser, {})).toMatchObject({ credits: 2, creditsHeld: 1 });
  });

  test('ten times at once makes one generation and one hold', async () => {
    const { client, user } = await signUp();
    const given = { key: newKey(), body: generateBody({ duration: 15 }) };
    const replies = await Promise.all(Array.from({ length: 10 }, () => client.try(generateScript, given)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await generationsOf(user.id)).toHaveLength(1);
    expect(await base.rows('select amount from credit_reservation where account_id = $1', [user.id])).toEqual([{ amount: 2 }]);
    expect(await base.rows("select from event where stream = $1 and type = 'script.queued'", [`user:${user.id}`])).toHaveLength(
      1,
    );
  });

  test('with another body is a conflict', async () => {
    const { client, user } = await signUp();
    const key = newKey();
    await client.call(generateScript, { key, body: generateBody() });
    await client.refused('IDEMPOTENCY_CONFLICT', generateScript, { key, body: generateBody({ goal: 'Something else' }) });
    expect(await generationsOf(user.id)).toHaveLength(1);
  });

  test('is looked up before policy and balance', async () => {
    const { client, user } = await signUp();
    const given = { key: newKey(), body: generateBody({ duration: 15 }) };
    const first = await client.call(generateScript, given);
    await base.rows("update account set current_plan = 'free' where id = $1", [user.id]);
    await client.refused('INSUFFICIENT_CREDITS', generateScript, { ...given, key: newKey() });
    expect(await client.call(generateScript, given)).toEqual(first);
    await finish(await writeSections(first.generation.id, 4));
    // Still the first answer, not the state that has come of it.
    expect(await client.call(generateScript, given)).toEqual(first);
  });

  test('of a refusal is not remembered', async () => {
    const { client } = await signUp();
    const key = newKey();
    await client.refused('PLAN_LIMIT', generateScript, { key, body: generateBody({ duration: 20 }) });
    await client.call(generateScript, { key, body: generateBody({ duration: 10 }) });
  });

  test('belongs to one person', async () => {
    const [one, other] = await Promise.all([signUp(), signUp()]);
    const given = { key: newKey(), body: generateBody() };
    const [first, second] = [await one.client.call(generateScript, given), await other.client.call(generateScript, given)];
    expect(second.generation.id).not.toBe(first.generation.id);
    expect(await other.client.call(getCredits, {})).toMatchObject({ available: 2, held: 1 });
  });

  test('is forgotten after a day', async () => {
    const { client, user } = await signUp();
    const key = newKey();
    await client.call(generateScript, { key, body: generateBody() });
    await base.rows("update idempotency_key set created_at = now() - interval '24 hours 1 second' where account_id = $1", [
      user.id,
    ]);
    await client.call(generateScript, { key, body: generateBody({ goal: 'Another' }) });
    expect(await generationsOf(user.id)).toHaveLength(2);
  });

  test('of a generation is no key of a retry', async () => {
    const person = await signUp();
    const key = newKey();
    await person.client.call(generateScript, { key, body: generateBody() });
    const { generationId } = await failed(person);
    await person.client.refused('IDEMPOTENCY_CONFLICT', retryGeneration, { key, params: { id: generationId } });
    await person.client.refused('IDEMPOTENCY_KEY_MISSING', retryGeneration, { params: { id: generationId } });
  });
});
