import { describe, expect, test } from 'vitest';
import { costOf } from '../../shared/cost.ts';
import { getCredits, listTransactions } from '../../shared/routes/credits.routes.ts';
import type { RequestWords } from '../../shared/generations.schema.ts';
import { findNeed, generateScript, listGenerations } from '../../shared/routes/generations.routes.ts';
import { getScript, listScripts } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, setPlanTo } = factories(base, api);

async function countOf(accountId: string): Promise<{ scripts: number; generations: number; holds: number; jobs: number }> {
  const [counts] = await base.rows<{ scripts: number; generations: number; holds: number; jobs: number }>(
    `select (select count(*)::int from script where account_id = $1) as scripts, (select count(*)::int from generation where account_id = $1) as generations,
      (select count(*)::int from credit_reservation where account_id = $1) as holds,
      (select count(*)::int from graphile_worker.jobs j join generation g on j.key = g.id || ':1' where g.account_id = $1) as jobs`,
    [accountId],
  );
  if (!counts) throw new Error('no counts');
  return counts;
}

describe('asking for a script', () => {
  test('is accepted at once, with script, generation, hold and job', async () => {
    const { client, user } = await signUp();
    const body = generateBody({
      title: '  A quiet hour ',
      goal: 'Rest',
      duration: 15,
      avoid: ['water'],
      address: 'formal',
      listenerName: 'Zoë',
    });
    const { script, generation, credits } = await client.call(generateScript, { key: newKey(), body });
    expect(generation).toMatchObject({
      id: expect.any(String),
      scriptId: script.id,
      status: 'queued',
      cost: 2,
      charged: null,
      attempts: 0,
      sectionsDone: 0,
      failure: null,
    });
    expect(script).toMatchObject({
      title: 'A quiet hour',
      status: 'writing',
      writer: null,
      content: '',
      sections: [],
      outline: [],
      revision: 1,
      generation,
    });
    // English knows no formal address.
    expect(script.address).toBe('informal');
    expect(script.request).toEqual({ ...body, title: 'A quiet hour' });
    expect(credits).toEqual({ available: 1, held: 2 });
    expect(await client.call(getCredits, {})).toMatchObject(credits);
    expect(await client.call(getScript, { params: { id: script.id } })).toEqual(script);
    expect(await client.call(listGenerations, { query: { active: 'true' } })).toEqual({ items: [generation] });
    expect(await countOf(user.id)).toEqual({ scripts: 1, generations: 1, holds: 1, jobs: 1 });
    const { items } = await client.call(listTransactions, {});
    expect(items[0]).toMatchObject({ kind: 'hold', amount: -2, spent: 0, script: { id: script.id, title: 'A quiet hour' } });
  });

  test.each([
    [3, 1],
    [7, 1],
    [8, 2],
    [15, 2],
    [20, 3],
    [30, 4],
    [60, 8],
  ])('for %i minutes costs %i', async (duration, cost) => {
    const person = await signUp({ credits: 10 });
    await setPlanTo(person.user.id, 'business');
    const { generation } = await person.client.call(generateScript, { key: newKey(), body: generateBody({ duration }) });
    expect(generation.cost).toBe(cost);
    expect(costOf(duration)).toBe(cost);
  });

  test('without the credits is refused with both figures, and leaves nothing', async () => {
    const { client, user } = await signUp();
    await client.call(generateScript, { key: newKey(), body: generateBody({ duration: 15 }) });
    const { details } = await client.refused('INSUFFICIENT_CREDITS', generateScript, {
      key: newKey(),
      body: generateBody({ duration: 15 }),
    });
    expect(details).toEqual({ needed: 2, available: 1 });
    expect(await countOf(user.id)).toEqual({ scripts: 1, generations: 1, holds: 1, jobs: 1 });
  });

  test.each([
    ['free', 16],
    ['essential', 31],
    ['pro', 46],
  ])('longer than the plan %s allows is refused', async (plan, duration) => {
    const { client, user } = await signUp({ credits: 20 });
    await setPlanTo(user.id, plan);
    const { details } = await client.refused('PLAN_LIMIT', generateScript, { key: newKey(), body: generateBody({ duration }) });
    expect(details).toEqual({ plan, maxMinutes: duration - 1, minutes: duration });
    expect(await countOf(user.id)).toMatchObject({ scripts: 0, holds: 0 });
    await client.call(generateScript, { key: newKey(), body: generateBody({ duration: duration - 1 }) });
  });

  test('names every field’s problem at once', async () => {
    const { client, user } = await signUp();
    const long = 'x'.repeat(2001);
    const wrong = {
      type: 'yoga',
      title: 'x'.repeat(121),
      description: long,
      theme: 'money',
      duration: 2.5,
      language: 'xx',
      style: 'loud',
      approach: 'none',
      goal: 'x'.repeat(201),
      audience: 'x'.repeat(201),
      intensity: 'max',
      includeMetaphors: 'yes',
      includeBreathing: 1,
      personalization: long,
      additionalInstructions: long,
      address: 'rude',
      listenerName: '<b>',
      avoid: ['spiders'],
      approveOutline: 'no',
      credits: 5,
      role: 'admin',
      cost: 0,
    };
    const { issues } = await client.refused('VALIDATION_FAILED', generateScript, { key: newKey(), body: wrong });
    const paths = new Set(issues?.map(({ path }) => path));
    expect([...paths].toSorted()).toEqual(
      [...Object.keys(wrong).filter((field) => field !== 'avoid'), 'advancedVisualization', 'avoid.0'].toSorted(),
    );
    expect(await countOf(user.id)).toMatchObject({ scripts: 0 });
  });

  test('the breath as approach and no breath at all is refused by field, and costs nothing', async () => {
    const { client, user } = await signUp();
    const { issues } = await client.refused('VALIDATION_FAILED', generateScript, {
      key: newKey(),
      body: generateBody({ approach: 'breath', includeBreathing: false }),
    });
    expect(issues?.map(({ path }) => path)).toEqual(['includeBreathing']);
    expect(await countOf(user.id)).toMatchObject({ scripts: 0, holds: 0 });
  });

  test('who cannot sleep gets a script that ends asleep; an ending that is asked for is kept to', async () => {
    const { client } = await signUp({ credits: 5 });
    const asked = { theme: 'stress', description: 'I cannot fall asleep' } as const;
    const read = await client.call(generateScript, { key: newKey(), body: generateBody(asked) });
    expect(read.script).toMatchObject({ endsAsleep: true, request: { ...asked, endsAsleep: true } });
    const told = await client.call(generateScript, { key: newKey(), body: generateBody({ ...asked, endsAsleep: false }) });
    expect(told.script).toMatchObject({ endsAsleep: false });
  });

  test('the need that its words speak of is found, in their language, and costs nothing', async () => {
    const { client, user } = await signUp();
    const find = (words: RequestWords) => client.call(findNeed, { body: words });
    expect(await find({ language: 'en', description: 'I want to stop smoking' })).toEqual({
      need: 'smoking',
      named: [],
      details: [],
      instructions: [],
      endSilence: null,
    });
    expect(await find({ language: 'de', goal: 'Mit dem Rauchen aufhören' })).toMatchObject({ need: 'smoking' });
    expect(await find({ language: 'en', description: 'I am afraid of flying' })).toEqual({
      need: 'flying',
      named: ['aeroplane'],
      details: [],
      instructions: [],
      endSilence: null,
    });
    const balcony = 'I want to stop smoking on the balcony';
    const details = [{ key: 'place.balcony', words: 'balcony' }];
    expect(await find({ language: 'en', description: balcony })).toMatchObject({ details });
    expect(await find({ language: 'en', description: balcony, avoidSubjects: ['heights'] })).toMatchObject({ details: [] });
    expect(await find({ language: 'en', description: balcony, need: null })).toMatchObject({ details: [] });
    expect(await find({ language: 'en', description: 'A calm evening' })).toMatchObject({ need: null, named: [], details: [] });
    expect(await find({ language: 'en', description: 'Few words, and end with 40 seconds of silence' })).toMatchObject({
      instructions: ['few-words'],
      endSilence: 40,
    });
    expect(await countOf(user.id)).toMatchObject({ scripts: 0, holds: 0 });
    const { issues } = await client.refused('VALIDATION_FAILED', findNeed, {
      body: { language: 'en', description: 'a'.repeat(2001) },
    });
    expect(issues?.map(({ path }) => path)).toEqual(['description']);
  });

  test('a need that is chosen is kept with the request, and so is none', async () => {
    const { client } = await signUp({ credits: 5 });
    for (const need of ['grief', null] as const) {
      const body = generateBody({ description: 'I want to stop smoking', need });
      const { script } = await client.call(generateScript, { key: newKey(), body });
      expect(script.request).toMatchObject({ need });
    }
    const { issues } = await client.refused('VALIDATION_FAILED', generateScript, {
      key: newKey(),
      body: { ...generateBody(), need: 'homework' },
    });
    expect(issues?.map(({ path }) => path)).toEqual(['need']);
  });

  test.each([2, 61, '5', null, 7.5])('for %s minutes is refused', async (duration) => {
    const { client } = await signUp();
    const { issues } = await client.refused('VALIDATION_FAILED', generateScript, {
      key: newKey(),
      body: { ...generateBody(), duration },
    });
    expect(issues?.map(({ path }) => path)).toEqual(['duration']);
  });

  test('too often in a minute is refused, with a time to come back', async () => {
    const hurried = await startTestApi(base.url, { GENERATIONS_PER_MINUTE: '2' });
    const person = await factories(base, hurried).signUp({ credits: 5 });
    for (let count = 0; count < 2; count += 1) await person.client.call(generateScript, { key: newKey(), body: generateBody() });
    const { headers } = await person.client.refused('RATE_LIMITED', generateScript, { key: newKey(), body: generateBody() });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await base.rows("update generation set created_at = created_at - interval '61 seconds' where account_id = $1", [
      person.user.id,
    ]);
    await person.client.call(generateScript, { key: newKey(), body: generateBody() });
  });
});

describe('credit for seven', () => {
  test('lets exactly seven of a hundred at once through', async () => {
    const { client, user } = await signUp({ credits: 4 });
    // On busy cores a request may wait too long for a connection: it is told to come again, and nothing has happened.
    const ask = async (key: string): Promise<number> => {
      const { status } = await client.try(generateScript, { key, body: generateBody() });
      return status === 503 ? ask(key) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 100 }, () => ask(newKey())));
    expect(statuses.filter((status) => status === 202)).toHaveLength(7);
    expect(statuses.filter((status) => status === 402)).toHaveLength(93);
    expect(await countOf(user.id)).toEqual({ scripts: 7, generations: 7, holds: 7, jobs: 7 });
    expect(await client.call(getCredits, {})).toMatchObject({ available: 0, held: 7, grants: [] });
    expect((await client.call(listScripts, {})).items).toHaveLength(7);
    expect(await base.rows('select from ledger_fault')).toEqual([]);
  });
});
