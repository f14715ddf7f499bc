import { describe, expect, test } from 'vitest';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { getUser } from '../../shared/routes/accounts.routes.ts';
import { getCredits, listTransactions } from '../../shared/routes/credits.routes.ts';
import { cancelGeneration, generateScript } from '../../shared/routes/generations.routes.ts';
import type { Transaction } from '../../shared/credits.schema.ts';
import type * as z from 'zod';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { generateBody } from '../support/generateBody.ts';
import { moveBack } from '../support/moveBack.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, grant, ask, claim, finished, newKey, writeSections, finish } = factories(base, api);

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const creditsOf = ({ client }: Person) => client.call(getCredits, {});
const remainingOf = async (person: Person) => (await creditsOf(person)).grants.map(({ kind, remaining }) => [kind, remaining]);
const fail = async (generationId: string) =>
  claim(generationId).then((held) =>
    base.database.transaction((queries) => failGeneration(queries, held, 'INTERNAL', 'the test wants it so')),
  );

async function allTransactions({ client }: Person, limit = 100): Promise<Transaction[]> {
  const items: Transaction[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: z.infer<(typeof listTransactions)['answers'][200]> = await client.call(listTransactions, {
      query: { limit, ...(cursor && { cursor }) },
    });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

describe('credits', () => {
  test('are spent monthly first, then promotional, then purchased; of one kind what expires first', async () => {
    const person = await signUp();
    await grant(person.user.id, 2, 'purchased');
    await grant(person.user.id, 1, 'promotional');
    await grant(person.user.id, 1, 'promotional', inDays(90));
    await grant(person.user.id, 1, 'promotional', inDays(3));
    const spend = async () => remainingOf((await ask(person), person));
    expect((await creditsOf(person)).grants.map(({ kind, expiresAt }) => [kind, expiresAt === null])).toEqual([
      ['monthly', false],
      ['promotional', false],
      ['promotional', false],
      ['promotional', true],
      ['purchased', true],
    ]);
    for (let monthly = 2; monthly > 0; monthly -= 1) expect((await spend())[0]).toEqual(['monthly', monthly]);
    expect(await spend()).toEqual([
      ['promotional', 1],
      ['promotional', 1],
      ['promotional', 1],
      ['purchased', 2],
    ]);
    expect((await creditsOf(person)).grants[0]?.expiresAt?.slice(0, 10)).toBe(inDays(3).slice(0, 10));
    await spend();
    expect((await creditsOf(person)).grants[0]?.expiresAt?.slice(0, 10)).toBe(inDays(90).slice(0, 10));
    await spend();
    expect(await remainingOf(person)).toEqual([
      ['promotional', 1],
      ['purchased', 2],
    ]);
    expect(await spend()).toEqual([['purchased', 2]]);
    expect(await spend()).toEqual([['purchased', 1]]);
  });

  test('of one hold may come from several grants, and a failure gives each its own back', async () => {
    const person = await signUp();
    await base.rows("update account set current_plan = 'business' where id = $1", [person.user.id]);
    await grant(person.user.id, 4, 'purchased');
    await grant(person.user.id, 2, 'promotional');
    const { generation } = await ask(person, { duration: 60 });
    expect(generation.cost).toBe(8);
    expect(await remainingOf(person)).toEqual([['purchased', 1]]);
    await fail(generation.id);
    expect(await creditsOf(person)).toMatchObject({ available: 9, held: 0 });
    expect(await remainingOf(person)).toEqual([
      ['returned', 3],
      ['promotional', 2],
      ['purchased', 4],
    ]);
  });

  test('settled are gone, and the same everywhere they are shown', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    expect(await person.client.call(getUser, {})).toMatchObject({ credits: 1, creditsHeld: 2 });
    await finish(await writeSections(generation.id, 4));
    expect(await person.client.call(getUser, {})).toMatchObject({ credits: 1, creditsHeld: 0 });
    expect(await creditsOf(person)).toMatchObject({ available: 1, held: 0 });
  });
});

describe('expiry', () => {
  test('counts at once, and is booked by the next change', async () => {
    const person = await signUp({ credits: 1 });
    await moveBack(base, person.user.id, 32);
    expect(await creditsOf(person)).toMatchObject({ available: 1, grants: [{ kind: 'purchased' }] });
    expect(await person.client.call(getUser, {})).toMatchObject({ credits: 1 });
    const { details } = await person.client.refused('INSUFFICIENT_CREDITS', generateScript, {
      key: newKey(),
      body: generateBody({ duration: 15 }),
    });
    expect(details).toEqual({ needed: 2, available: 1 });
    await ask(person);
    expect((await allTransactions(person)).map(({ kind, amount }) => [kind, amount])).toContainEqual(['expire', -3]);
    expect(await base.rows('select from ledger_fault')).toEqual([]);
  });

  test('lets what a hold brings back live until its first expiry plus seven days', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    const firstExpiry = Date.parse((await creditsOf(person)).grants[0]?.expiresAt ?? '');
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    const { grants } = await creditsOf(person);
    expect(grants.map(({ kind, remaining, expiresAt }) => [kind, remaining, Date.parse(expiresAt ?? '')])).toEqual([
      ['monthly', 1, firstExpiry],
      ['returned', 2, firstExpiry + 7 * 86_400_000],
    ]);
  });

  test('lets it live no longer, however often it is held', async () => {
    const person = await signUp();
    const first = (await ask(person, { duration: 15 })).generation;
    const end = Date.parse((await creditsOf(person)).grants[0]?.expiresAt ?? '');
    await person.client.call(cancelGeneration, { params: { id: first.id } });
    await moveBack(base, person.user.id, 32);
    const second = (await ask(person, { duration: 15 })).generation;
    await person.client.call(cancelGeneration, { params: { id: second.id } });
    const { available, grants } = await creditsOf(person);
    expect(available).toBe(2);
    expect(grants.map(({ kind, expiresAt }) => [kind, Date.parse(expiresAt ?? '')])).toEqual([
      ['returned', end + (7 - 32) * 86_400_000],
    ]);
  });

  test('takes what comes back later than that', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    await moveBack(base, person.user.id, 31 + 8);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect(await creditsOf(person)).toMatchObject({ available: 0, held: 0, grants: [] });
    expect(
      await base.rows("select sum(amount)::int as sum from ledger_entry where account_id = $1 and bucket = 'expired'", [
        person.user.id,
      ]),
    ).toEqual([{ sum: 3 }]);
  });

  test('leaves alone what was held and is used', async () => {
    const person = await signUp();
    const { generation } = await ask(person, { duration: 15 });
    const lease = await writeSections(generation.id, 4);
    await moveBack(base, person.user.id, 60);
    await finish(lease);
    expect(
      await base.rows("select sum(amount)::int as sum from ledger_entry where account_id = $1 and bucket = 'spent'", [
        person.user.id,
      ]),
    ).toEqual([{ sum: 2 }]);
  });
});

describe('the ledger as a person reads it', () => {
  test('says what, when, how much and for which script, newest first', async () => {
    const person = await signUp();
    const done = await finished(person, { title: 'Evening' });
    const { script, generation } = await ask(person, { duration: 15, title: 'Morning' });
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    const morning = { id: script.id, title: 'Morning' };
    const evening = { id: done.scriptId, title: 'Handmade' };
    const row = { id: expect.any(String), grantKind: null, createdAt: expect.any(String) };
    const first = { id: done.generationId, scope: null };
    const second = { id: generation.id, scope: null };
    expect(await allTransactions(person)).toEqual([
      { ...row, kind: 'release', amount: 2, spent: 0, script: morning, writing: second },
      { ...row, kind: 'hold', amount: -2, spent: 0, script: morning, writing: second },
      { ...row, kind: 'settle', amount: 0, spent: 1, script: evening, writing: first },
      { ...row, kind: 'hold', amount: -1, spent: 0, script: evening, writing: first },
      { ...row, kind: 'grant', grantKind: 'monthly', amount: 3, spent: 0, script: null, writing: null },
    ]);
  });

  test('keeps its lines when the script is purged', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    await base.rows('delete from script where id = $1', [scriptId]);
    expect((await allTransactions(person)).map(({ kind, script }) => [kind, script])).toEqual([
      ['settle', null],
      ['hold', null],
      ['grant', null],
    ]);
  });

  test('comes in pages that neither skip nor repeat, also for lines of one moment', async () => {
    const person = await signUp({ credits: 9 });
    for (let count = 0; count < 3; count += 1) await grant(person.user.id, 1);
    for (let count = 0; count < 2; count += 1) await finished(person);
    // The ledger changes for nobody: its triggers are off for this one statement.
    await base.rows(`begin; set local session_replication_role = replica;
      update ledger_transaction set created_at = '2026-01-01 12:00:00.123456+00' where account_id = '${person.user.id}' and kind in ('hold', 'settle'); commit`);
    const all = await allTransactions(person);
    expect(all).toHaveLength(9);
    for (const limit of [1, 2, 4]) expect(await allTransactions(person, limit)).toEqual(all);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('refuses a cursor that it did not give, and limits out of range', async () => {
    const { client } = await signUp();
    const forged = [
      ['now', 'grant:1'],
      ['1', ''],
      ['1', 'x\0'],
      ['1', 'x'.repeat(121)],
    ].map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'));
    for (const cursor of ['nonsense', ...forged])
      expect((await client.refused('VALIDATION_FAILED', listTransactions, { query: { cursor } })).issues).toMatchObject([
        { path: 'cursor' },
      ]);
    for (const limit of [0, 101]) await client.refused('VALIDATION_FAILED', listTransactions, { query: { limit } });
  });
});
