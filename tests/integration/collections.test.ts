import { describe, expect, test } from 'vitest';
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
import { deleteScript, listScripts, restoreScript } from '../../shared/routes/scripts.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);

async function begin({ client }: Person, name = 'Evenings'): Promise<string> {
  return (await client.call(createCollection, { body: { name } })).id;
}

/** A collection with so many scripts, in the order in which they were added. */
async function beginWith(person: Person, count: number): Promise<{ id: string; scripts: string[] }> {
  const id = await begin(person);
  const scripts: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { script } = await ask(person);
    await person.client.call(addToCollection, { params: { id }, body: { scriptId: script.id } });
    scripts.push(script.id);
  }
  return { id, scripts };
}

async function order({ client }: Person, collection: string, limit = 20): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined = undefined; cursor !== null;) {
    const page: Awaited<ReturnType<typeof client.call<typeof listScripts>>> = await client.call(listScripts, {
      query: { collection, sort: 'place', limit, ...(cursor && { cursor }) },
    });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('a collection', () => {
  test('is begun, changed, deleted and brought back with what was in it', async () => {
    const person = await signUp({ credits: 5 });
    const { client } = person;
    const { id, scripts } = await beginWith(person, 2);
    const changed = await client.call(updateCollection, { params: { id }, body: { name: ' Nights ', description: 'Late ones' } });
    expect(changed).toMatchObject({ name: 'Nights', description: 'Late ones', scripts: 2, minutes: 10 });
    expect(await client.call(getCollection, { params: { id } })).toEqual(changed);
    await client.call(updateCollection, { params: { id }, body: { description: '' } });
    await client.call(deleteCollection, { params: { id } });
    await client.refused('NOT_FOUND', getCollection, { params: { id } });
    await client.refused('NOT_FOUND', updateCollection, { params: { id }, body: { name: 'x' } });
    await client.refused('NOT_FOUND', addToCollection, { params: { id }, body: { scriptId: scripts[0] } });
    expect((await client.call(listCollections, {})).items).toEqual([]);
    const restored = await client.call(restoreCollection, { params: { id } });
    expect(restored).toMatchObject({ name: 'Nights', description: '', scripts: 2 });
    expect(await client.call(restoreCollection, { params: { id } })).toEqual(restored);
    expect(await order(person, id)).toEqual(scripts);
  });

  test('is final after thirty days', async () => {
    const person = await signUp();
    const id = await begin(person);
    await person.client.call(deleteCollection, { params: { id } });
    await base.rows("update collection set deleted_at = now() - interval '30 days 1 minute' where id = $1", [id]);
    await person.client.refused('NOT_FOUND', restoreCollection, { params: { id } });
  });

  test('is listed newest first, in pages', async () => {
    const person = await signUp();
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const name of names) await begin(person, name);
    const seen: string[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: Awaited<ReturnType<typeof person.client.call<typeof listCollections>>> = await person.client.call(
        listCollections,
        { query: { limit: 2, ...(cursor && { cursor }) } },
      );
      seen.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(names.toReversed());
  });

  test('is refused without a name, or with too long ones; every problem is named', async () => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', createCollection, { body: { name: '  ' } });
    const { issues } = await client.refused('VALIDATION_FAILED', createCollection, {
      body: { name: 'x'.repeat(81), description: 'x'.repeat(501), colour: 'red' },
    });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['colour', 'description', 'name']);
  });
});

describe('the scripts of a collection', () => {
  test('keep their order through moves, whichever neighbour they go to', async () => {
    const person = await signUp({ credits: 10 });
    const { id, scripts } = await beginWith(person, 4);
    const [a, b, c, d] = scripts as [string, string, string, string];
    const move = (scriptId: string, after: string | null) =>
      person.client.call(moveInCollection, { params: { id, scriptId }, body: { after } });
    await move(d, null);
    expect(await order(person, id)).toEqual([d, a, b, c]);
    await move(d, b);
    expect(await order(person, id, 1)).toEqual([a, b, d, c]);
    await move(a, c);
    expect(await order(person, id)).toEqual([b, d, c, a]);
    const { revision } = await person.client.call(getCollection, { params: { id } });
    expect((await move(a, a)).revision).toBe(revision);
    // More moves into one gap than it has numbers.
    for (let count = 0; count < 60; count += 1) await move(count % 2 === 0 ? a : c, b);
    expect(await order(person, id)).toEqual([b, c, a, d]);
  });

  test('are there once, in several collections, and counted while they are not deleted', async () => {
    const person = await signUp({ credits: 5 });
    const { client } = person;
    const { id, scripts } = await beginWith(person, 2);
    const [one, two] = scripts as [string, string];
    const { revision } = await client.call(getCollection, { params: { id } });
    expect(await client.call(addToCollection, { params: { id }, body: { scriptId: one } })).toMatchObject({
      revision,
      scripts: 2,
    });
    const other = await begin(person, 'Other');
    await client.call(addToCollection, { params: { id: other }, body: { scriptId: one } });
    const holding = await client.call(listCollections, { query: { script: one } });
    expect(holding.items.map((item) => item.id)).toEqual([other, id]);
    await client.call(deleteScript, { params: { id: one } });
    expect(await client.call(getCollection, { params: { id } })).toMatchObject({
      scripts: 1,
      minutes: 5,
      revision: revision + 1,
    });
    expect(await order(person, id)).toEqual([two]);
    await client.call(restoreScript, { params: { id: one } });
    expect(await client.call(getCollection, { params: { id } })).toMatchObject({ scripts: 2, revision: revision + 2 });
    expect(await order(person, id)).toEqual([one, two]);
  });

  test('are taken out, and put back where they were', async () => {
    const person = await signUp({ credits: 5 });
    const { id, scripts } = await beginWith(person, 3);
    const [a, b, c] = scripts as [string, string, string];
    const params = { id, scriptId: b };
    expect(await person.client.call(removeFromCollection, { params })).toMatchObject({ scripts: 2 });
    expect(await order(person, id)).toEqual([a, c]);
    await person.client.refused('NOT_FOUND', removeFromCollection, { params });
    await person.client.refused('NOT_FOUND', moveInCollection, { params, body: { after: null } });
    await person.client.call(addToCollection, { params: { id }, body: { scriptId: b, after: a } });
    expect(await order(person, id)).toEqual([a, b, c]);
  });

  test('are refused where the neighbour, or the script, is somebody else’s or nowhere', async () => {
    const [person, stranger] = [await signUp({ credits: 5 }), await signUp()];
    const { id, scripts } = await beginWith(person, 2);
    const foreign = (await ask(stranger)).script.id;
    await person.client.refused('NOT_FOUND', addToCollection, { params: { id }, body: { scriptId: foreign } });
    const { issues } = await person.client.refused('VALIDATION_FAILED', moveInCollection, {
      params: { id, scriptId: scripts[0] ?? '' },
      body: { after: foreign },
    });
    expect(issues).toMatchObject([{ path: 'after' }]);
    expect(await order(person, id)).toEqual(scripts);
  });

  test('many at once from many tabs: every one is there, each in a place of its own', async () => {
    const person = await signUp({ credits: 10 });
    const id = await begin(person);
    const scripts = [];
    for (let count = 0; count < 6; count += 1) scripts.push((await ask(person)).script.id);
    await Promise.all(scripts.map((scriptId) => person.client.call(addToCollection, { params: { id }, body: { scriptId } })));
    await Promise.all(
      scripts.map((scriptId) => person.client.call(moveInCollection, { params: { id, scriptId }, body: { after: null } })),
    );
    expect((await order(person, id)).toSorted()).toEqual(scripts.toSorted());
    const positions = await base.rows<{ position: string }>(
      'select place as position from collection_script where collection_id = $1',
      [id],
    );
    expect(new Set(positions.map(({ position }) => position)).size).toBe(6);
  });
});
