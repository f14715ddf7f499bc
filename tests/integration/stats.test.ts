import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { StreamEvent } from '../../shared/events.ts';
import { setPlan } from '../../domain/subscriptions/setPlan.ts';
import { getStats as countStats } from '../../domain/stats/getStats.ts';
import { plans } from '../../shared/plans.ts';
import { addFavorite, removeFavorite } from '../../shared/routes/favorites.routes.ts';
import { cancelGeneration } from '../../shared/routes/generations.routes.ts';
import { deleteScript, restoreScript, updateScript, getScript } from '../../shared/routes/scripts.routes.ts';
import { getStats } from '../../shared/routes/stats.routes.ts';
import { getSubscription, listPlans } from '../../shared/routes/subscriptions.routes.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { applyEvent } from '../../web/realtime/applyEvent.ts';
import { asking } from '../../web/lib/asking.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const context = { path: () => '/', go: () => {}, isFollowed: () => false };
const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, setPlanTo, ask, finished, failed, writeSections } = factories(base, api);

const nothing = {
  scripts: 0,
  favorites: 0,
  averageMinutes: null,
  writtenThisMonth: 0,
  preferredApproach: null,
  preferredStyle: null,
  preferredLength: null,
  latest: null,
};

/** A script that was ready at a moment, and is as long as was asked for. */
async function finishedAt(person: Person, at: string, changes: Parameters<typeof finished>[1]) {
  const { scriptId } = await finished(person, changes);
  await base.rows(
    `update script set created_at = $2, timing = jsonb_set(timing, '{totalSeconds}', to_jsonb(duration_minutes * 60)) where id = $1`,
    [scriptId, at],
  );
  return scriptId;
}

describe('the figures', () => {
  test('are nothing where nothing is written yet', async () => {
    const person = await signUp();
    expect(await person.client.call(getStats, {})).toEqual(nothing);
    await ask(person);
    await failed(person);
    expect(await person.client.call(getStats, {})).toEqual(nothing);
  });

  test('are of scripts’ true lengths, not of what was asked for', async () => {
    const person = await signUp();
    const id = await finishedAt(person, '2026-11-02T10:00:00Z', { duration: 5 });
    const timing = { speechSeconds: 800, silenceSeconds: 500, totalSeconds: 1300.4, strip: [] };
    await base.rows('update script set timing = $2 where id = $1', [id, JSON.stringify(timing)]);
    expect(await person.client.call(getStats, {})).toMatchObject({ averageMinutes: 22, preferredLength: 'long' });
  });

  test('count what is ready or partly written, and nobody else’s', async () => {
    const person = await signUp({ credits: 20 });
    await finished(await signUp());
    await finishedAt(person, '2026-10-31T23:30:00Z', { duration: 5, style: 'spiritual', approach: 'breath' });
    await finishedAt(person, '2026-11-02T10:00:00Z', { duration: 15, style: 'gentle', approach: 'nature' });
    const third = await finishedAt(person, '2026-11-03T10:00:00Z', { duration: 12, style: 'gentle', approach: 'calm' });
    const { generation, script } = await ask(person, { duration: 5, style: 'spiritual', approach: 'breath' });
    const lease = await writeSections(generation.id, 1);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    await base.database.transaction((queries) => stopCancelled(queries, lease));
    await base.rows("update script set created_at = '2026-11-01T10:00:00Z' where id = $1", [script.id]);
    await person.client.call(addFavorite, { body: { scriptId: third } });

    const now = new Date('2026-11-21T02:00:00Z');
    expect(await countStats(base.database, person.user.id, now, 'UTC')).toEqual({
      scripts: 4,
      favorites: 1,
      // Of the one that was stopped there are some seconds.
      averageMinutes: 8,
      writtenThisMonth: 3,
      preferredApproach: 'breath',
      // Two of each: the one written last.
      preferredStyle: 'gentle',
      preferredLength: 'medium',
      latest: expect.objectContaining({ id: third, approach: 'calm', style: 'gentle', duration: 12 }),
    });
    expect((await countStats(base.database, person.user.id, now, 'Europe/Berlin')).writtenThisMonth).toBe(4);
    await person.client.call(deleteScript, { params: { id: third } });
    expect(await person.client.call(getStats, { query: { timeZone: 'Asia/Tokyo' } })).toMatchObject({ scripts: 3, favorites: 0 });
  });

  test('refuse a time zone that there is not', async () => {
    const { client } = await signUp();
    for (const timeZone of ['Mars/Olympus', '', "'; drop table script; --", 'x'.repeat(65)]) {
      const { issues } = await client.refused('VALIDATION_FAILED', getStats, { query: { timeZone } });
      expect(issues?.[0]).toMatchObject({ path: 'timeZone' });
    }
  });
});

describe('events', () => {
  /** Whether any of the events since then has the figures asked for again. */
  async function follow(person: Person, act: () => Promise<unknown>): Promise<{ asks: boolean; changed: boolean }> {
    const [last] = await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [person.stream]);
    const before = await person.client.call(getStats, {});
    await act();
    const client = new QueryClient();
    const rows = await base.rows('select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2', [
      person.stream,
      last?.seq ?? 0,
    ]);
    // The time after which the browser asks again stands still meanwhile: a slow machine would see it pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const row of rows)
      await applyEvent(client, StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }), context);
    const asks = asking.isWaiting(client, queryKeys.stats);
    vi.useRealTimers();
    const changed = JSON.stringify(await person.client.call(getStats, {})) !== JSON.stringify(before);
    return { asks, changed };
  }

  test('have the figures asked for again whenever they are others', async () => {
    const person = await signUp({ credits: 20 });
    const { scriptId } = await finished(person);
    const id = { params: { id: scriptId } };
    const { client } = person;
    const acts: readonly (() => Promise<unknown>)[] = [
      () => finished(person, { duration: 15 }),
      () => client.call(addFavorite, { body: { scriptId } }),
      () => client.call(removeFavorite, { params: { scriptId } }),
      () => client.call(deleteScript, id),
      () => client.call(restoreScript, id),
      async () => client.call(deleteScript, { params: { id: (await client.call(getStats, {})).latest?.id ?? '' } }),
      async () => {
        const { revision } = await client.call(getScript, id);
        return client.call(updateScript, { ...id, body: { baseRevision: revision, title: 'Another' } });
      },
    ];
    for (const act of acts) expect(await follow(person, act)).toEqual({ asks: true, changed: true });
  });

  test('have them asked for again where a cancelled script keeps its first part', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    const lease = await writeSections(generation.id, 1);
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect(await follow(person, () => base.database.transaction((queries) => stopCancelled(queries, lease)))).toEqual({
      asks: true,
      changed: true,
    });
  });

  test('leave them alone where nothing of them changes', async () => {
    const person = await signUp();
    const { generation } = await ask(person);
    expect(await follow(person, () => writeSections(generation.id, 2))).toEqual({ asks: false, changed: false });
  });
});

describe('the subscription', () => {
  test('of a free account ends never', async () => {
    const { client } = await signUp();
    expect(await client.call(getSubscription, {})).toEqual({
      planType: 'free',
      activeUntil: null,
      nextPlan: null,
      creditsIncluded: plans.free.monthlyCredits,
      scriptsUpTo: plans.free.maxMinutes,
    });
  });

  test('of a paid one says until when, and what follows', async () => {
    const { client, user } = await signUp();
    await setPlanTo(user.id, 'pro');
    const { activeUntil, ...rest } = await client.call(getSubscription, {});
    expect(rest).toEqual({ planType: 'pro', nextPlan: null, creditsIncluded: 50, scriptsUpTo: 45 });
    expect(new Date(activeUntil ?? 0).getTime()).toBeGreaterThan(Date.now());
    await base.database.transaction((queries) => setPlan(queries, user.id, 'free'));
    expect(await client.call(getSubscription, {})).toEqual({ ...rest, activeUntil, nextPlan: 'free' });
  });

  test('has a catalogue that anybody may read', async () => {
    const { client } = await signUp();
    expect((await client.call(listPlans, {})).items).toEqual(Object.values(plans));
  });
});
