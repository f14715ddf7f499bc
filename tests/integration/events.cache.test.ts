import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { StreamEvent, type EventType } from '../../shared/events.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { approveGeneration, cancelGeneration, listGenerations, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { applyCreditsEvent } from '../../web/features/credits/applyCreditsEvent.ts';
import { applyGenerationEvent } from '../../web/features/generations/applyGenerationEvent.ts';
import { applyScriptEvent } from '../../web/features/scripts/applyScriptEvent.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { factories, type Person } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, ask, claim, finish } = factories(base, api);
const { database } = base;

const outline = handmadeSections.map(({ position, kind, title, plannedSeconds }) => ({ position, kind, title, plannedSeconds }));
const outlined = { title: 'Handmade', outline, writer: 'composer', writerDetail: 'by hand', seed: 'seed' } as const;

/** What a tab that shows everything holds, fetched afresh. */
async function fetchAll({ client }: Person, scriptId: string) {
  const reply = await client.try(getScript, { params: { id: scriptId } });
  return {
    script: reply.status === 404 ? null : await client.call(getScript, { params: { id: scriptId } }),
    list: { pages: [await client.call(listScripts, { query: { limit: 24 } })], pageParams: [null] },
    active: (await client.call(listGenerations, { query: { active: 'true' } })).items,
    credits: await client.call(getCredits, {}),
  };
}

/** A browser's cache that begins with what is there, and from then on lives on events alone. */
async function openTab(person: Person, scriptId: string) {
  const cache = new QueryClient();
  const keys = {
    script: queryKeys.script(scriptId),
    list: queryKeys.scriptList,
    active: queryKeys.activeGenerations,
    credits: queryKeys.credits,
  };
  const first = await fetchAll(person, scriptId);
  for (const name of ['script', 'list', 'active', 'credits'] as const) cache.setQueryData(keys[name], first[name]);
  let seen = await lastNumber(person);

  async function apply(event: StreamEvent): Promise<void> {
    if (event.type === 'credits.changed') return applyCreditsEvent(cache, event);
    if (event.type === 'notification.created') return undefined;
    await applyScriptEvent(cache, event);
    return applyGenerationEvent(cache, event);
  }

  /** Applies what has come, and holds the cache against what the server says now. Gives the events' types. */
  async function follow(): Promise<EventType[]> {
    const events = (
      await base.rows('select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2 order by seq', [
        person.stream,
        seen,
      ])
    ).map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
    for (const event of events) await apply(event);
    // Whatever comes twice, or late, changes nothing.
    for (const event of events) await apply(event);
    seen += events.length;
    const { credits, ...fresh } = await fetchAll(person, scriptId);
    expect({
      script: cache.getQueryData(keys.script),
      list: cache.getQueryData(keys.list),
      active: cache.getQueryData(keys.active),
    }).toEqual(fresh);
    // The grants do not come with the event: the page asks for them.
    expect({ ...cache.getQueryData<typeof credits>(keys.credits), grants: credits.grants }).toEqual(credits);
    return events.map(({ type }) => type);
  }
  return { follow };
}

const lastNumber = async ({ stream }: Person): Promise<number> =>
  (await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [stream]))[0]?.seq ?? 0;

describe('the cache after an event is the cache after asking again', () => {
  test('from the outline to the finished script, through a retry and a hand-over', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow } = await openTab(person, script.id);
    let lease = await claim(generation.id);
    expect(await follow()).toEqual(['script.started']);
    await saveOutline(database, lease, outlined);
    expect(await follow()).toEqual(['script.outlined']);
    const [one, two, three, four] = handmadeSections.map((section) => ({ ...section, memory: {} })) as [
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
      Parameters<typeof saveSection>[2],
    ];
    await saveSection(database, lease, one);
    expect(await follow()).toEqual(['script.section']);
    await retryLater(database, lease, 0, 'MODEL_TIMEOUT', 'slow');
    expect(await follow()).toEqual(['script.retrying']);
    lease = await claim(generation.id);
    await saveSection(database, lease, two);
    expect(await follow()).toEqual(['script.started', 'script.section']);
    await handBack(database, lease);
    lease = await claim(generation.id);
    await saveSection(database, lease, three);
    await saveSection(database, lease, four);
    expect(await follow()).toEqual(['script.retrying', 'script.started', 'script.section', 'script.section']);
    await enterChecks(database, lease);
    expect(await follow()).toEqual(['script.stage']);
    await finish(lease);
    expect(await follow()).toEqual(['credits.changed', 'script.completed', 'notification.created']);
  });

  test('through asking, approving, cancelling', async () => {
    const person = await signUp();
    const first = await ask(person);
    const { follow } = await openTab(person, first.script.id);
    await ask(person);
    expect(await follow()).toEqual(['credits.changed', 'script.queued']);
    const { script, generation } = await ask(person, { approveOutline: true });
    const tab = await openTab(person, script.id);
    const lease = await claim(generation.id);
    await saveOutline(database, lease, outlined);
    await awaitApproval(database, lease);
    expect(await tab.follow()).toEqual(['script.started', 'script.outlined', 'script.awaiting_approval']);
    await person.client.call(approveGeneration, { params: { id: generation.id } });
    expect(await tab.follow()).toEqual(['script.queued']);
    const again = await claim(generation.id);
    await saveSection(database, again, { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} });
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect(await tab.follow()).toEqual(['script.started', 'script.section', 'script.cancelling']);
    await stopCancelled(database, again);
    expect(await tab.follow()).toEqual(['credits.changed', 'script.cancelled']);
    await person.client.call(cancelGeneration, { params: { id: first.generation.id } });
    expect(await follow()).toContain('script.cancelled');
  });

  test('through failing and trying again', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow } = await openTab(person, script.id);
    const lease = await claim(generation.id);
    await saveOutline(database, lease, outlined);
    await saveSection(database, lease, { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} });
    await failGeneration(database, lease, 'MODEL_REFUSED', 'the test wants it so');
    expect(await follow()).toEqual([
      'script.started',
      'script.outlined',
      'script.section',
      'credits.changed',
      'script.failed',
      'notification.created',
    ]);
    await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
    expect(await follow()).toEqual(['credits.changed', 'script.queued']);
  });

  test('through editing, deleting and restoring', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const lease = await claim(generation.id);
    await saveOutline(database, lease, outlined);
    for (const section of handmadeSections) await saveSection(database, lease, { ...section, memory: {} });
    await finish(lease);
    const { follow } = await openTab(person, script.id);
    const { revision }: Script = await person.client.call(getScript, { params: { id: script.id } });
    await person.client.call(updateScript, {
      params: { id: script.id },
      body: { baseRevision: revision, title: 'Mine', content: '## One\n\nA line. [pause:3]' },
    });
    expect(await follow()).toEqual(['script.updated']);
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.deleted']);
    await person.client.call(restoreScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.updated']);
  });

  test('through deleting what is being written', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const { follow } = await openTab(person, script.id);
    await claim(generation.id);
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await follow()).toEqual(['script.started', 'credits.changed', 'script.cancelled', 'script.deleted']);
  });
});
