import { describe, expect, test } from 'vitest';
import { toListItem } from '../../shared/scripts.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { listGenerations, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { factories } from '../support/factories.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, ask, finish, finished, writeSections } = factories(base, api);

describe('the list of scripts', () => {
  test('comes newest first, in pages that neither skip nor repeat', async () => {
    const person = await signUp({ credits: 10 });
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await ask(person)).script.id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.client.call(listScripts, { query: { limit: 3, ...(cursor && { cursor }) } });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });

  test('goes on rightly where many were made in the same moment', async () => {
    const person = await signUp({ credits: 10 });
    for (let count = 0; count < 6; count += 1) await ask(person);
    await base.rows("update script set created_at = '2026-01-01 12:00:00.123456+00' where account_id = $1", [person.user.id]);
    const all = await person.client.call(listScripts, {});
    expect(all).toMatchObject({ nextCursor: null });
    const seen: string[] = [];
    for (let cursor: string | null | undefined = undefined; cursor !== null;) {
      const page: typeof all = await person.client.call(listScripts, { query: { limit: 1, ...(cursor && { cursor }) } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all.items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
  });

  test('a page stays where it is when something new comes before it', async () => {
    const person = await signUp({ credits: 10 });
    for (let count = 0; count < 4; count += 1) await ask(person);
    const first = await person.client.call(listScripts, { query: { limit: 2 } });
    await ask(person);
    const second = await person.client.call(listScripts, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(second.nextCursor).toBeNull();
  });

  test('shows of a script what the script itself says', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const { items } = await person.client.call(listScripts, {});
    expect(items).toEqual([toListItem(await person.client.call(getScript, { params: { id: scriptId } }))]);
    expect(items[0]).toMatchObject({
      status: 'ready',
      excerpt: expect.stringContaining('Here begins part 3. And here it ends.'),
    });
  });

  const id = '32ea02c0-ffa4-45fa-9dd0-794c8384b3d4';
  const forged = [
    ['2026-01-01', id],
    ['9999-99-99', id],
    ['1', 'no-uuid'],
    ['1', `${id}\0`],
    ['9'.repeat(18), id],
    ['-1', id],
    [1, id],
    ['1'],
    {},
    null,
  ];
  test.each(['garbage', '%00', ...forged.map((position) => Buffer.from(JSON.stringify(position)).toString('base64url'))])(
    'refuses the cursor %s',
    async (cursor) => {
      const { client } = await signUp();
      const { issues } = await client.refused('VALIDATION_FAILED', listScripts, { query: { cursor } });
      expect(issues).toMatchObject([{ path: 'cursor' }]);
    },
  );

  test('refuses limits out of range and fields it does not know', async () => {
    const { client } = await signUp();
    for (const limit of [0, 101, 1.5, 'x']) await client.refused('VALIDATION_FAILED', listScripts, { query: { limit } });
    const { issues } = await client.refused('VALIDATION_FAILED', listScripts, {
      query: { limit: 0, owner: 'x', accountId: 'y' },
    });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['accountId', 'limit', 'owner']);
    for (const limit of [1, 100]) await client.call(listScripts, { query: { limit } });
  });
});

describe('one script', () => {
  test('has its sections, content, writer and timing', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const script = await person.client.call(getScript, { params: { id: scriptId } });
    expect(script).toMatchObject({
      status: 'ready',
      title: 'Handmade',
      writer: 'composer',
      writerDetail: 'by hand',
      generation: { status: 'completed', charged: 1 },
    });
    expect(script.content).toMatch(/^## Part 1\n\nHere begins part 1\. \[pause:20\]\nAnd here it ends\.\n\n## Part 2\n/u);
    expect(script.sections.map(({ title, content, kind, plannedSeconds }) => ({ title, content, kind, plannedSeconds }))).toEqual(
      handmadeSections.map(({ title, content, kind, plannedSeconds }) => ({ title, content, kind, plannedSeconds })),
    );
    expect(script.timing?.totalSeconds).toBeCloseTo(
      script.sections.reduce((sum, { speechSeconds, silenceSeconds }) => sum + speechSeconds + silenceSeconds, 0),
      0,
    );
  });

  test.each(['no-id', '1', '00000000-0000-0000-0000-00000000000', "'; drop table script; --", '..%2f..', '{}'])(
    'is not found by the id %s',
    async (id) => {
      const { client } = await signUp();
      for (const route of [getScript, deleteScript, restoreScript]) await client.refused('NOT_FOUND', route, { params: { id } });
      await client.refused('NOT_FOUND', updateScript, { params: { id }, body: { baseRevision: 1 } });
    },
  );
});

describe('changing a script', () => {
  test('takes title and text, and counts and times again', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const { revision } = await person.client.call(getScript, { params: { id } });
    const content = '## Only one\n\nThree words here. [pause:10]\nAnd four words here.';
    const changed = await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: revision, title: ' New ', content },
    });
    expect(changed).toMatchObject({
      title: 'New',
      content,
      words: 7,
      revision: revision + 1,
      status: 'ready',
      sections: [{ title: 'Only one', silenceSeconds: 10.7 }],
      timing: { silenceSeconds: 10.7 },
    });
    expect(await person.client.call(getScript, { params: { id } })).toEqual(changed);
  });

  test('refuses what was written for another revision, and names the current one', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const { revision, title } = await person.client.call(getScript, { params: { id } });
    await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, content: 'First.' } });
    const present = await person.client.call(getScript, { params: { id } });
    for (const baseRevision of [revision, revision + 2]) {
      const { details } = await person.client.refused('VERSION_CONFLICT', updateScript, {
        params: { id },
        body: { baseRevision, title: 'Lost' },
      });
      expect(details).toEqual({ revision: revision + 1, script: present });
    }
    expect(await person.client.call(getScript, { params: { id } })).toMatchObject({
      title,
      content: 'First.',
      revision: revision + 1,
    });
  });

  test('two at once with one revision: one is taken', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const { revision } = await person.client.call(getScript, { params: { id } });
    const replies = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        person.client.try(updateScript, { params: { id }, body: { baseRevision: revision, title: `Title ${n}` } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('waits until it is written', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    const change = { params: { id: script.id }, body: { baseRevision: 1, title: 'Mine' } };
    await person.client.refused('SCRIPT_BUSY', updateScript, change);
    const lease = await writeSections(generation.id, 4);
    await person.client.refused('SCRIPT_BUSY', updateScript, change);
    await finish(lease);
    const { revision } = await person.client.call(getScript, { params: { id: script.id } });
    await person.client.call(updateScript, { ...change, body: { baseRevision: revision, title: 'Mine' } });
  });

  test('names every problem at once', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const wrong = { baseRevision: -1, title: '  ', content: 'x'.repeat(200_001), status: 'ready', accountId: 'x', revision: 9 };
    const { issues } = await person.client.refused('VALIDATION_FAILED', updateScript, { params: { id }, body: wrong });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(Object.keys(wrong).toSorted());
    const missing = await person.client.refused('VALIDATION_FAILED', updateScript, { params: { id }, body: { title: 'x' } });
    expect(missing.issues).toMatchObject([{ path: 'baseRevision' }]);
  });
});

describe('deleting a script', () => {
  test('puts it away, and restoring brings it back as it was', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const before = await person.client.call(getScript, { params: { id } });
    await person.client.call(deleteScript, { params: { id } });
    await person.client.refused('NOT_FOUND', getScript, { params: { id } });
    await person.client.refused('NOT_FOUND', updateScript, { params: { id }, body: { baseRevision: before.revision } });
    await person.client.refused('NOT_FOUND', deleteScript, { params: { id } });
    expect((await person.client.call(listScripts, {})).items).toEqual([]);
    const restored = await person.client.call(restoreScript, { params: { id } });
    expect(restored).toEqual({ ...before, revision: before.revision + 2, updatedAt: expect.any(String) });
    expect(await person.client.call(getScript, { params: { id } })).toEqual(restored);
    expect(await person.client.call(restoreScript, { params: { id } })).toEqual(restored);
  });

  test('is final after thirty days', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    await person.client.call(deleteScript, { params: { id } });
    await base.rows("update script set deleted_at = now() - interval '29 days 23 hours' where id = $1", [id]);
    await person.client.call(restoreScript, { params: { id } });
    await person.client.call(deleteScript, { params: { id } });
    await base.rows("update script set deleted_at = now() - interval '30 days 1 minute' where id = $1", [id]);
    await person.client.refused('NOT_FOUND', restoreScript, { params: { id } });
  });

  test('cancels first what waits, and the credits return', async () => {
    const person = await signUp();
    const { script, credits } = await ask(person, { duration: 15 });
    expect(credits).toEqual({ available: 1, held: 2 });
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    expect((await person.client.call(listGenerations, { query: { active: 'true' } })).items).toEqual([]);
    const restored = await person.client.call(restoreScript, { params: { id: script.id } });
    expect(restored).toMatchObject({ status: 'failed', generation: { status: 'cancelled', charged: 0 } });
    await person.client.refused('GENERATION_STATE', retryGeneration, {
      params: { id: restored.generation?.id ?? '' },
      key: newKey(),
    });
  });

  test('of what is being written charges what is finished, and the worker finds its lease gone', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person, { duration: 15 });
    const lease = await writeSections(generation.id, 2);
    await person.client.call(deleteScript, { params: { id: script.id } });
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 2, held: 0 });
    const third = handmadeSections[2];
    if (!third) throw new Error('no third section');
    await expect(base.database.transaction((queries) => saveSection(queries, lease, { ...third, memory: {} }))).rejects.toThrow(
      'lease',
    );
    expect(await person.client.call(restoreScript, { params: { id: script.id } })).toMatchObject({
      status: 'partial',
      sections: [{ position: 1 }, { position: 2 }],
    });
  });
});
