import { describe, expect, test } from 'vitest';
import { maxima } from '../../shared/quotas.ts';
import { createCollection, deleteCollection, restoreCollection } from '../../shared/routes/collections.routes.ts';
import { generateScript, retryGeneration, regenerateScript } from '../../shared/routes/generations.routes.ts';
import { deleteScript, getScript, restoreScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { createTemplate, deleteTemplate, restoreTemplate } from '../../shared/routes/templates.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { generateBody } from '../support/generateBody.ts';
import { quotaSeeds } from '../support/quotaSeeds.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, failed, finished, finish, writeSections, makeAdmin, newKey } = factories(base, api);

const { usageOf, bytesOf, seed, expectFiguresOf } = quotaSeeds(base);

const newCollection = ({ client }: Person) => client.try(createCollection, { body: { name: 'Evenings' } });
const newTemplate = ({ client }: Person) => client.try(createTemplate, { body: templateBody() });
const newScript = ({ client }: Person, content = '') =>
  client.try(createScript, { key: newKey(), body: scriptBody({ content }) });

const kinds = [
  ['collections', newCollection, 'collection'],
  ['templates', newTemplate, 'template'],
  ['scripts', newScript, 'script'],
] as const;

describe.each(kinds)('the maximum of %s', (kind, create, table) => {
  const limit = maxima[kind];

  test('refuses one more, in the one form that refusals have, administrators too', async () => {
    const person = await signUp();
    await makeAdmin(person.user.id);
    await seed[kind](person, limit - 1);
    expect((await create(person)).status).toBe(201);
    const reply = await create(person);
    expect([reply.status, JSON.parse(reply.text).error]).toMatchObject([
      409,
      { code: 'LIMIT_REACHED', details: { kind, limit, used: limit } },
    ]);
    expect((await usageOf(person))[kind]).toEqual({ used: limit, limit });
    await expectFiguresOf(person);
  });

  test('is exact: of a hundred at once one fits in', async () => {
    const person = await signUp();
    await seed[kind](person, limit - 1);
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await create(person)).status));
    expect([statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 409).length]).toEqual([
      1, 99,
    ]);
    await expectFiguresOf(person);
  });

  test('is not met by what is deleted, which comes back only where there is room', async () => {
    const person = await signUp();
    const { client } = person;
    const { id } = JSON.parse((await create(person)).text) as { id: string };
    await seed[kind](person, limit - 1);
    const [remove, restore] = {
      collections: [deleteCollection, restoreCollection] as const,
      templates: [deleteTemplate, restoreTemplate] as const,
      scripts: [deleteScript, restoreScript] as const,
    }[kind];
    expect((await client.try(remove, { params: { id } })).status).toBe(204);
    const other = JSON.parse((await create(person)).text) as { id: string };
    const { details } = await client.refused('LIMIT_REACHED', restore, { params: { id } });
    expect(details).toEqual({ kind, limit, used: limit });
    expect((await client.try(remove, { params: { id: other.id } })).status).toBe(204);
    expect((await client.try(restore, { params: { id } })).status).toBe(200);
    // What is there is simply given, however many there are.
    expect((await client.try(restore, { params: { id } })).status).toBe(200);
    await expectFiguresOf(person);
    await base.rows(`delete from ${table} where account_id = $1`, [person.user.id]);
    await expectFiguresOf(person);
  });
});

describe('scripts that are asked for', () => {
  test('are refused at the maximum before a credit is held, and a repeat still gets its answer', async () => {
    const person = await signUp({ credits: 5 });
    await seed.scripts(person, maxima.scripts - 1);
    const [key, body] = [newKey(), generateBody()];
    const { generation } = await person.client.call(generateScript, { key, body });
    const { details } = await person.client.refused('LIMIT_REACHED', generateScript, { key: newKey(), body });
    expect(details).toEqual({ kind: 'scripts', limit: maxima.scripts, used: maxima.scripts });
    expect((await person.client.call(generateScript, { key, body })).generation.id).toBe(generation.id);
    expect(
      await base.rows('select count(*)::int as held from credit_reservation where account_id = $1', [person.user.id]),
    ).toEqual([{ held: 1 }]);
  });

  test('are delivered although there is no room any more, once they were accepted', async () => {
    const person = await signUp({ credits: 5 });
    const { script, generation } = await ask(person);
    await seed.scripts(person, maxima.scripts);
    await seed.text(person, maxima.text);
    await finish(await writeSections(generation.id, 4));
    const { status, content } = await person.client.call(getScript, { params: { id: script.id } });
    expect([status, content.length > 0]).toEqual(['ready', true]);
    // The text and its first version.
    expect(await bytesOf(person)).toBe(maxima.text + 2 * Buffer.byteLength(content));
  });

  test('written again or tried again need room for a text, and no other script', async () => {
    const person = await signUp({ credits: 20 });
    const { client } = person;
    const { scriptId } = await finished(person);
    const { generationId } = await failed(person);
    const { revision } = await client.call(getScript, { params: { id: scriptId } });
    await seed.scripts(person, maxima.scripts);
    await seed.text(person, maxima.text);
    const again = { params: { id: scriptId }, body: { baseRevision: revision } };
    const full = { kind: 'text', limit: maxima.text, used: maxima.text };
    expect((await client.refused('LIMIT_REACHED', regenerateScript, { ...again, key: newKey() })).details).toEqual(full);
    expect(
      (await client.refused('LIMIT_REACHED', retryGeneration, { params: { id: generationId }, key: newKey() })).details,
    ).toEqual(full);
    await seed.text(person, maxima.text - 1);
    await client.call(regenerateScript, { ...again, key: newKey() });
    await client.call(retryGeneration, { params: { id: generationId }, key: newKey() });
  });
});
