import { describe, expect, test } from 'vitest';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import {
  approveGeneration,
  cancelGeneration,
  generateScript,
  listGenerations,
  retryGeneration,
} from '../../shared/routes/generations.routes.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { generateBody } from '../support/generateBody.ts';
import { reapGenerations } from '../../worker/generations/reapGenerations.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, ask, claim, writeSections, finish, finished, failed, setPlanTo } = factories(base, api);

describe('cancelling', () => {
  test('what waits ends it at once, and charges nothing', async () => {
    const { client } = await signUp();
    const { generation, script } = await client.call(generateScript, { key: newKey(), body: generateBody({ duration: 15 }) });
    const cancelled = await client.call(cancelGeneration, { params: { id: generation.id } });
    expect(cancelled).toMatchObject({ id: generation.id, status: 'cancelled', charged: 0, finishedAt: expect.any(String) });
    expect(await client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    expect(await client.call(getScript, { params: { id: script.id } })).toMatchObject({
      status: 'failed',
      sections: [],
      content: '',
      generation: cancelled,
    });
    expect((await client.call(listGenerations, { query: { active: 'true' } })).items).toEqual([]);
  });

  test('what has ended is refused, and says how it ended', async () => {
    const person = await signUp({ credits: 3 });
    const ends = {
      completed: (await finished(person)).generationId,
      failed: (await failed(person)).generationId,
      cancelled: (await ask(person)).generation.id,
    };
    await person.client.call(cancelGeneration, { params: { id: ends.cancelled } });
    const before = await person.client.call(getCredits, {});
    for (const [status, id] of Object.entries(ends)) {
      const { details } = await person.client.refused('GENERATION_STATE', cancelGeneration, { params: { id } });
      expect(details).toEqual({ status });
    }
    expect(await person.client.call(getCredits, {})).toEqual(before);
  });

  // Four sections of equal length: charged is floor(cost × finished ÷ 4), and 1 at least where any is finished.
  test.each([
    { minutes: 60, cost: 8, done: 0, charged: 0 },
    { minutes: 60, cost: 8, done: 1, charged: 2 },
    { minutes: 60, cost: 8, done: 4, charged: 8 },
    { minutes: 20, cost: 3, done: 1, charged: 1 },
    { minutes: 20, cost: 3, done: 2, charged: 1 },
    { minutes: 20, cost: 3, done: 3, charged: 2 },
    { minutes: 5, cost: 1, done: 1, charged: 1 },
  ])('while it is written, after $done of 4 sections, charges $charged of $cost', async ({ minutes, cost, done, charged }) => {
    const person = await signUp({ credits: 5 });
    await setPlanTo(person.user.id, 'business');
    const { generation, script } = await ask(person, { duration: minutes });
    const lease = await writeSections(generation.id, done);
    const asked = await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect(asked).toMatchObject({ status: 'running', cancelRequestedAt: expect.any(String), charged: null });
    await base.database.transaction((queries) => stopCancelled(queries, lease));
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 8 - charged, held: 0 });
    const after = await person.client.call(getScript, { params: { id: script.id } });
    expect(after).toMatchObject({
      status: done === 0 ? 'failed' : 'partial',
      generation: { status: 'cancelled', charged, cost },
    });
    expect(after.sections).toHaveLength(done);
    expect(after.content === '').toBe(done === 0);
  });

  test('ten times at once is done once', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => person.client.try(cancelGeneration, { params: { id: generation.id } })),
    );
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
  });

  test('leaves a script that can be edited', async () => {
    const person = await signUp();
    const { generation, script } = await ask(person);
    const lease = await writeSections(generation.id, 2);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    await base.database.transaction((queries) => stopCancelled(queries, lease));
    const { revision } = await person.client.call(getScript, { params: { id: script.id } });
    expect(
      await person.client.call(updateScript, { params: { id: script.id }, body: { baseRevision: revision, title: 'Half' } }),
    ).toMatchObject({ title: 'Half', status: 'partial' });
  });
});

describe('trying again', () => {
  test('takes a hold of its own and goes on after the finished sections', async () => {
    const person = await signUp();
    const first = await failed(person, 2, { duration: 15 });
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    expect(await person.client.call(getScript, { params: { id: first.scriptId } })).toMatchObject({
      status: 'failed',
      sections: [],
      generation: { failure: 'MODEL_UNAVAILABLE', charged: 0 },
    });
    const { script, generation, credits } = await person.client.call(retryGeneration, {
      key: newKey(),
      params: { id: first.generationId },
    });
    expect(generation).toMatchObject({
      scriptId: first.scriptId,
      retryOf: first.generationId,
      status: 'queued',
      cost: 2,
      sectionsDone: 2,
      sectionsTotal: 4,
      attempts: 0,
    });
    expect(credits).toEqual({ available: 1, held: 2 });
    expect(script).toMatchObject({ status: 'writing', sections: [{ position: 1 }, { position: 2 }], generation });
    expect(await person.client.call(getScript, { params: { id: first.scriptId } })).toEqual(script);
    await finish(await claim(generation.id));
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 1, held: 0 });
  });

  test('lets the worker write only what is missing', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const worker = await startTestWorker(base.url);
    const done = await waitUntil('the script', async () => {
      const now = await person.client.call(getScript, { params: { id: script.id } });
      return now.status === 'ready' ? now : null;
    });
    await worker.stop();
    // As if it had failed after two sections: the others were never written.
    await base.rows("update generation set status = 'failed', failure = 'INTERNAL', charged = 1 where id = $1", [generation.id]);
    await base.rows("update script set status = 'failed', content = '' where id = $1", [script.id]);
    await base.rows('delete from generation_section where generation_id = $1 and position > 2', [generation.id]);
    const second = await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
    await startTestWorker(base.url);
    const again = await waitUntil('the script again', async () => {
      const now = await person.client.call(getScript, { params: { id: script.id } });
      return now.status === 'ready' ? now : null;
    });
    expect(again).toMatchObject({
      content: done.content,
      seed: done.seed,
      generation: { id: second.generation.id, status: 'completed' },
    });
  });

  test('with the same key is done once', async () => {
    const person = await signUp();
    const { generationId } = await failed(person);
    const given = { key: newKey(), params: { id: generationId } };
    const replies = await Promise.all(Array.from({ length: 5 }, () => person.client.try(retryGeneration, given)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await base.rows('select from generation where retry_of = $1', [generationId])).toHaveLength(1);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 2, held: 1 });
  });

  test('is refused unless it is the last one and has failed', async () => {
    const person = await signUp({ credits: 10 });
    const refused = (code: 'GENERATION_STATE' | 'SCRIPT_BUSY', id: string) =>
      person.client.refused(code, retryGeneration, { key: newKey(), params: { id } });
    await refused('GENERATION_STATE', (await finished(person)).generationId);
    const waiting = (await ask(person)).generation.id;
    await refused('SCRIPT_BUSY', waiting);
    await person.client.call(cancelGeneration, { params: { id: waiting } });
    await refused('GENERATION_STATE', waiting);
    const first = (await failed(person)).generationId;
    const second = (await person.client.call(retryGeneration, { key: newKey(), params: { id: first } })).generation.id;
    await refused('SCRIPT_BUSY', first);
    await person.client.call(cancelGeneration, { params: { id: second } });
    await refused('GENERATION_STATE', first);
  });

  test('needs credits, and a plan that reaches as far', async () => {
    const person = await signUp({ credits: 1 });
    await setPlanTo(person.user.id, 'business');
    const { generationId, scriptId } = await failed(person, 1, { duration: 30 });
    await setPlanTo(person.user.id, 'free');
    await person.client.refused('PLAN_LIMIT', retryGeneration, { key: newKey(), params: { id: generationId } });
    await setPlanTo(person.user.id, 'business');
    await ask(person);
    const { details } = await person.client.refused('INSUFFICIENT_CREDITS', retryGeneration, {
      key: newKey(),
      params: { id: generationId },
    });
    expect(details).toEqual({ needed: 4, available: 3 });
    expect(await person.client.call(getScript, { params: { id: scriptId } })).toMatchObject({ status: 'failed' });
  });
});

describe('an outline that waits for approval', () => {
  const waiting = async () => {
    const person = await signUp();
    const { generation, script } = await ask(person, { approveOutline: true });
    const held = await writeSections(generation.id, 0);
    await base.database.transaction((queries) => awaitApproval(queries, held));
    return { ...person, id: generation.id, scriptId: script.id };
  };

  test('keeps its hold, is among the active, and goes on when approved', async () => {
    const { client, id, scriptId } = await waiting();
    expect((await client.call(listGenerations, { query: { active: 'true' } })).items).toMatchObject([
      { id, status: 'awaiting_approval', attempts: 0, sectionsTotal: 4 },
    ]);
    expect(await client.call(getCredits, {})).toMatchObject({ available: 2, held: 1 });
    expect(await client.call(approveGeneration, { params: { id }, body: {} })).toMatchObject({ id, status: 'queued' });
    await client.refused('GENERATION_STATE', approveGeneration, { params: { id } });
    expect(await client.call(getScript, { params: { id: scriptId } })).toMatchObject({
      status: 'writing',
      outline: [{ position: 1 }, {}, {}, {}],
    });
  });

  test('can be cancelled, for nothing', async () => {
    const { client, id } = await waiting();
    expect(await client.call(cancelGeneration, { params: { id } })).toMatchObject({ status: 'cancelled', charged: 0 });
    await client.refused('GENERATION_STATE', approveGeneration, { params: { id } });
    expect(await client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
  });

  test('lapses after a day', async () => {
    const { client, id } = await waiting();
    await reapGenerations(base.database);
    expect((await client.call(listGenerations, {})).items).toMatchObject([{ status: 'awaiting_approval' }]);
    await base.rows("update generation set available_at = now() - interval '1 second' where id = $1", [id]);
    await reapGenerations(base.database);
    expect((await client.call(listGenerations, {})).items).toMatchObject([{ status: 'cancelled', charged: 0 }]);
  });

  test('is written by the worker as it was approved', async () => {
    const person = await signUp();
    const { generation, script } = await ask(person, { approveOutline: true });
    await startTestWorker(base.url);
    const outlined = await waitUntil('the outline', async () => {
      const now = await person.client.call(getScript, { params: { id: script.id } });
      return now.generation?.status === 'awaiting_approval' ? now : null;
    });
    expect(outlined.sections).toEqual([]);
    await person.client.call(approveGeneration, { params: { id: generation.id }, body: {} });
    const done = await waitUntil('the script', async () => {
      const now = await person.client.call(getScript, { params: { id: script.id } });
      return now.status === 'ready' ? now : null;
    });
    expect(done.outline).toEqual(outlined.outline);
    expect(done.sections.map(({ title }) => title)).toEqual(outlined.outline.map(({ title }) => title));
    expect(done.generation).toMatchObject({ status: 'completed', charged: 1, attempts: 1 });
  });
});

describe('the list of generations', () => {
  test('comes newest first, the open ones only where asked', async () => {
    const person = await signUp({ credits: 10 });
    const done = (await finished(person)).generationId;
    const broken = (await failed(person)).generationId;
    const running = (await ask(person)).generation.id;
    await claim(running);
    const queued = (await ask(person)).generation.id;
    const ids = async (query: { active?: 'true' | 'false' }) =>
      (await person.client.call(listGenerations, { query })).items.map(({ id }) => id);
    expect(await ids({})).toEqual([queued, running, broken, done]);
    expect(await ids({ active: 'false' })).toEqual([queued, running, broken, done]);
    expect(await ids({ active: 'true' })).toEqual([queued, running]);
  });

  test('refuses what it does not know', async () => {
    const { client } = await signUp();
    const { issues } = await client.refused('VALIDATION_FAILED', listGenerations, { query: { active: 'maybe', owner: 'x' } });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['active', 'owner']);
  });
});
