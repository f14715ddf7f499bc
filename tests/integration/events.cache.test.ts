import { randomUUID } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { registerAccount } from '../../domain/accounts/registerAccount.ts';
import { settleAddress } from '../../domain/accounts/settleAddress.ts';
import { updateUser as changeUser } from '../../domain/accounts/updateUser.ts';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { finishSection } from '../../domain/generations/finishSection.ts';
import { handBack } from '../../domain/generations/handBack.ts';
import { retryLater } from '../../domain/generations/retryLater.ts';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveOutline } from '../../domain/generations/saveOutline.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { Profile } from '../../shared/accounts.schema.ts';
import { StreamEvent, userStream, type EventType } from '../../shared/events.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { getUser, login } from '../../shared/routes/accounts.routes.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { approveGeneration, cancelGeneration, listGenerations, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import {
  createScript,
  listVariants,
  listVersions,
  regenerateScript,
  restoreVersion,
  takeVariant,
} from '../../shared/routes/versions.routes.ts';
import { applyUserEvent } from '../../web/features/accounts/applyUserEvent.ts';
import { applyCreditsEvent } from '../../web/features/credits/applyCreditsEvent.ts';
import { isAboutNotifications } from '../../web/features/notifications/applyNotificationEvent.ts';
import { applyCollectionEvent } from '../../web/features/collections/applyCollectionEvent.ts';
import { applyGenerationEvent } from '../../web/features/generations/applyGenerationEvent.ts';
import { applyFavoriteEvent } from '../../web/features/scripts/applyFavoriteEvent.ts';
import { applyPlaceEvent } from '../../web/features/scripts/applyPlaceEvent.ts';
import { applyScriptEvent } from '../../web/features/scripts/applyScriptEvent.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { Client } from '../support/Client.ts';
import { factories, type Person } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { outlined } from '../support/outlined.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, newEmail, password, signUp, ask, claim, finish } = factories(base, api);
const { database } = base;

const { outline } = outlined;

const isOf = <Kind extends string>(
  kind: Kind,
  event: StreamEvent,
): event is Extract<StreamEvent, { readonly type: `${Kind}.${string}` }> => event.type.startsWith(`${kind}.`);

/** What a tab that shows everything holds, fetched afresh. */
async function fetchAll({ client }: Person, scriptId: string) {
  const reply = await client.try(getScript, { params: { id: scriptId } });
  return {
    script: reply.status === 404 ? null : await client.call(getScript, { params: { id: scriptId } }),
    list: { pages: [await client.call(listScripts, { query: { limit: 24 } })], pageParams: [null] },
    active: (await client.call(listGenerations, { query: { active: 'true' } })).items,
    credits: await client.call(getCredits, {}),
    // The credits have an event of their own, and a place of their own in the cache.
    profile: Profile.parse(await client.call(getUser, {})),
  };
}

/** A browser's cache that begins with what is there, and from then on lives on events alone. */
async function openTab(person: Person, scriptId: string) {
  const cache = new QueryClient();
  const keys = {
    script: queryKeys.script(scriptId),
    list: queryKeys.scriptListOf({ sort: 'date', order: 'desc' }),
    active: queryKeys.activeGenerations,
    credits: queryKeys.credits,
    profile: queryKeys.user,
  };
  const first = await fetchAll(person, scriptId);
  for (const name of ['script', 'list', 'active', 'credits', 'profile'] as const) cache.setQueryData(keys[name], first[name]);
  let seen = await lastNumber(person);

  async function apply(event: StreamEvent): Promise<void> {
    if (event.type === 'credits.changed') return applyCreditsEvent(cache, event);
    if (event.type === 'user.changed' || event.type === 'sessions.changed') return applyUserEvent(cache, event);
    if (isAboutNotifications(event)) return undefined;
    if (event.type === 'settings.changed' || event.type === 'usage.changed') return undefined;
    if (event.type === 'template.saved' || event.type === 'template.deleted') return undefined;
    if (isOf('favorite', event)) return applyFavoriteEvent(cache, event);
    if (isOf('collection', event)) {
      await applyCollectionEvent(cache, event);
      return applyPlaceEvent(cache, event);
    }
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
      profile: cache.getQueryData(keys.profile),
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
    expect(await tab.follow()).toEqual(['script.started', 'script.outlined', 'script.awaiting_approval', 'notification.created']);
    await person.client.call(approveGeneration, { params: { id: generation.id }, body: {} });
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

  test('through asking for another address, and confirming it', async () => {
    const email = newEmail();
    const { id } = await registerAccount(database, { email, password }, { sessionSecret: 'a secret of this test' });
    const client = new Client(api.url);
    const user = await client.call(login, { body: { email, password } });
    const person = { client, user, stream: userStream(id) };
    const { follow } = await openTab(person, randomUUID());
    const another = newEmail();
    const body = { baseRevision: user.revision, email: another, password };
    await changeUser(database, id, body, { sessionSecret: 'a secret of this test' });
    expect(await follow()).toEqual(['user.changed']);
    await database.transaction((queries) => settleAddress(queries, id));
    expect(await follow()).toEqual(['user.changed', 'credits.changed']);
    expect(await client.call(getUser, {})).toMatchObject({ email: another, isEmailConfirmed: true, credits: 3 });
  });

  test('through beginning a script of one’s own, bringing a version back, writing it anew', async () => {
    const person = await signUp({ credits: 5 });
    const { id } = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content: '## One\n\nA line.' }) });
    const { follow } = await openTab(person, id);
    await person.client.call(createScript, { key: newKey(), body: scriptBody() });
    expect(await follow()).toEqual(['script.updated']);
    const revision = async (): Promise<number> => (await person.client.call(getScript, { params: { id } })).revision;
    await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: await revision(), content: '## One\n\nBetter.' },
    });
    const version = (await person.client.call(listVersions, { params: { id } })).items[1]?.id ?? '';
    await person.client.call(restoreVersion, { params: { id, version }, body: { baseRevision: await revision() } });
    expect(await follow()).toEqual(['script.updated', 'script.updated']);
    const again = async (section?: { position: number; variants: number }): Promise<string> => {
      const body = { baseRevision: await revision(), ...(section && { section }) };
      return (await person.client.call(regenerateScript, { key: newKey(), params: { id }, body })).generation.id;
    };
    let lease = await claim(await again());
    const { title: _title, ...draft } = outlined;
    const one = { ...(handmadeSections[0] as (typeof handmadeSections)[number]), memory: {} };
    await saveDraft(database, lease, { ...draft, outline: [...outline], memory: null });
    await saveSection(database, lease, one);
    expect(await follow()).toEqual(['credits.changed', 'script.queued', 'script.started', 'script.stage', 'script.section']);
    await failGeneration(database, lease, 'MODEL_REFUSED', 'the test wants it so');
    expect(await follow()).toEqual(['credits.changed', 'script.failed', 'notification.created']);
    lease = await claim(await again());
    await saveDraft(database, lease, { ...draft, outline: [...outline], memory: null });
    for (const section of handmadeSections) await saveSection(database, lease, { ...section, memory: {} });
    await finish(lease);
    expect((await follow()).slice(-3)).toEqual(['credits.changed', 'script.completed', 'notification.created']);

    lease = await claim(await again({ position: 2, variants: 2 }));
    await saveDraft(database, lease, { ...draft, outline: [], memory: null });
    await saveSection(database, lease, one, 2);
    await stopCancelled(database, lease);
    expect((await follow()).slice(-3)).toEqual(['script.section', 'credits.changed', 'script.cancelled']);
    lease = await claim(await again({ position: 2, variants: 1 }));
    await saveDraft(database, lease, { ...draft, outline: [], memory: null });
    await saveSection(database, lease, one, 2);
    await finishSection(database, lease);
    expect((await follow()).slice(-4)).toContain('script.completed');
    const variant = (await person.client.call(listVariants, { params: { id } })).items[0]?.id ?? '';
    await person.client.call(takeVariant, { params: { id, variant }, body: { baseRevision: await revision() } });
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
