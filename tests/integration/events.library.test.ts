import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { StreamEvent, type EventType } from '../../shared/events.ts';
import {
  addToCollection,
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  moveInCollection,
  removeFromCollection,
  restoreCollection,
  updateCollection,
} from '../../shared/routes/collections.routes.ts';
import { addFavorite, removeFavorite } from '../../shared/routes/favorites.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript } from '../../shared/routes/scripts.routes.ts';
import type { ScriptListOptions } from '../../shared/scriptFilters.ts';
import { asking } from '../../web/lib/asking.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { scriptKeys } from '../../web/features/scripts/scriptKeys.ts';
import { collectionKeys } from '../../web/features/collections/collectionKeys.ts';

const base = await useDatabase();
const applyToCache = eventCases('events.library');
const api = await startTestApi(base.url);
const { signUp, ask, writeSections, finish } = factories(base, api);

const newestFirst = { sort: 'date', order: 'desc' } as const;

/** What a browser keeps that shows all of the library: each part with what the server says of it now. */
function partsOf({ client }: Person, collectionId: string, scriptId: string) {
  const list = (options: ScriptListOptions) => ({
    key: scriptKeys.listOf(options),
    fetch: async () => ({ pages: [await client.call(listScripts, { query: { limit: 24, ...options } })], pageParams: [null] }),
  });
  const found = <T>(reply: { readonly status: number }, fetch: () => Promise<T>) => (reply.status === 404 ? null : fetch());
  return [
    list(newestFirst),
    list({ ...newestFirst, favorite: 'true' }),
    list({ ...newestFirst, collection: collectionId }),
    list({ sort: 'place', order: 'asc', collection: collectionId }),
    {
      key: collectionKeys.list,
      fetch: async () => ({ pages: [await client.call(listCollections, { query: { limit: 50 } })], pageParams: [null] }),
    },
    {
      key: collectionKeys.one(collectionId),
      fetch: async () =>
        found(await client.try(getCollection, { params: { id: collectionId } }), () =>
          client.call(getCollection, { params: { id: collectionId } }),
        ),
    },
    {
      key: collectionKeys.of(scriptId),
      fetch: async () =>
        (await client.call(listCollections, { query: { script: scriptId, limit: 100 } })).items
          .map((held) => held.id)
          .toSorted((a, b) => a.localeCompare(b)),
    },
    {
      key: queryKeys.script(scriptId),
      fetch: async () =>
        found(await client.try(getScript, { params: { id: scriptId } }), () =>
          client.call(getScript, { params: { id: scriptId } }),
        ),
    },
  ];
}

const lastNumber = async ({ stream }: Person): Promise<number> =>
  (await base.rows<{ seq: number }>('select seq::int from event_stream where stream = $1', [stream]))[0]?.seq ?? 0;

/** A browser's cache that lives on events alone, but for what it says itself that it will ask for again. */
async function openTab(person: Person, collectionId: string, scriptId: string) {
  const cache = new QueryClient();
  const parts = partsOf(person, collectionId, scriptId);
  for (const { key, fetch } of parts) cache.setQueryData(key, await fetch());
  let seen = await lastNumber(person);
  return async (): Promise<{ types: EventType[]; asked: number }> => {
    const rows = await base.rows(
      'select stream, seq::int, type, payload, at from event where stream = $1 and seq > $2 order by seq',
      [person.stream, seen],
    );
    const events = rows.map((row) => StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }));
    seen += events.length;
    for (const event of [...events, ...events]) await applyToCache(cache, event);
    let asked = 0;
    for (const { key, fetch } of parts) {
      const fresh = await fetch();
      if (asking.isWaiting(cache, key) || cache.getQueryState(key)?.isInvalidated === true) {
        asked += 1;
        cache.setQueryData(key, fresh);
      } else {
        const cached = cache.getQueryData(key);
        expect(
          Array.isArray(cached) ? cached.toSorted((a, b) => String(a).localeCompare(String(b))) : cached,
          JSON.stringify(key),
        ).toEqual(fresh);
      }
    }
    return { types: events.map(({ type }) => type), asked };
  };
}

async function writeScript(person: Person): Promise<string> {
  const { script, generation } = await ask(person, { duration: 5 });
  await finish(await writeSections(generation.id, 4));
  return script.id;
}

test('favourites and collections are in the cache as the server has them, after each of their events', async () => {
  const person = await signUp({ credits: 10 });
  const { client } = person;
  const [one, two, three] = [await writeScript(person), await writeScript(person), await writeScript(person)] as const;
  const { id } = await client.call(createCollection, { body: { name: 'Evenings' } });
  const follow = await openTab(person, id, one);
  const collection = { id };

  await client.call(addFavorite, { body: { scriptId: one } });
  expect(await follow()).toEqual({ types: ['favorite.added'], asked: 0 });
  await client.call(addFavorite, { body: { scriptId: three } });
  await client.call(removeFavorite, { params: { scriptId: one } });
  expect(await follow()).toEqual({ types: ['favorite.added', 'favorite.removed'], asked: 0 });

  // What comes into a collection is the server's to sort in: its lists are asked for again.
  for (const scriptId of [one, two, three]) await client.call(addToCollection, { params: collection, body: { scriptId } });
  expect(await follow()).toMatchObject({
    types: ['collection.script_added', 'collection.script_added', 'collection.script_added'],
  });
  await client.call(moveInCollection, { params: { id, scriptId: three }, body: { after: null } });
  expect((await follow()).types).toEqual(['collection.script_moved']);
  await client.call(moveInCollection, { params: { id, scriptId: three }, body: { after: one } });
  expect((await follow()).types).toEqual(['collection.script_moved']);
  await client.call(removeFromCollection, { params: { id, scriptId: one } });
  expect((await follow()).types).toEqual(['collection.script_removed']);
  await client.call(updateCollection, { params: collection, body: { name: 'Nights' } });
  expect((await follow()).types).toEqual(['collection.saved']);
  await client.call(createCollection, { body: { name: 'Mornings' } });
  expect((await follow()).types).toEqual(['collection.saved']);
});

test('a collection that is put away and brought back, and a script that leaves and returns', async () => {
  const person = await signUp({ credits: 10 });
  const { client } = person;
  const [one, two] = [await writeScript(person), await writeScript(person)] as const;
  const { id } = await client.call(createCollection, { body: { name: 'Evenings' } });
  for (const scriptId of [one, two]) await client.call(addToCollection, { params: { id }, body: { scriptId } });
  const follow = await openTab(person, id, one);

  await client.call(deleteScript, { params: { id: two } });
  expect((await follow()).types).toContain('script.deleted');
  await client.call(restoreScript, { params: { id: two } });
  expect((await follow()).types).toContain('script.updated');
  await client.call(deleteCollection, { params: { id } });
  await client.call(restoreCollection, { params: { id } });
  expect((await follow()).types).toEqual(['collection.deleted', 'collection.saved']);
});
