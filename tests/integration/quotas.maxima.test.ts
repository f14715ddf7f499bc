import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maxima } from '../../shared/quotas.ts';
import { createCollection, deleteCollection, restoreCollection } from '../../shared/routes/collections.routes.ts';
import { generateScript, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { getUsage, removeDeleted } from '../../shared/routes/quotas.routes.ts';
import { deleteScript, getScript, listScripts, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { createTemplate, deleteTemplate, restoreTemplate, updateTemplate } from '../../shared/routes/templates.routes.ts';
import { createScript, listVersions, regenerateScript, restoreVersion } from '../../shared/routes/versions.routes.ts';
import { purgeDeletedScripts } from '../../domain/scripts/scripts.queries.ts';
import { userStream } from '../../shared/events.ts';
import { factories, type Person } from '../support/factories.ts';
import { generateBody } from '../support/generateBody.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, failed, finished, finish, writeSections, makeAdmin, newKey } = factories(base, api);

const usageOf = ({ client }: Person) => client.call(getUsage, {});
const bytesOf = async (person: Person): Promise<number> => (await usageOf(person)).text.used;

/** So many more things of an account, past the domain. */
const seed = {
  collections: ({ user }: Person, count: number) =>
    base.rows(
      "insert into collection (id, account_id, name) select gen_random_uuid(), $1, 'Seed' from generate_series(1, $2::int)",
      [user.id, count],
    ),
  templates: ({ user }: Person, count: number) =>
    base.rows(
      `insert into template (id, account_id, title, description, type, themes, duration_minutes, language, style, content, structure, search_text)
       select gen_random_uuid(), $1, 'Seed', '', 'meditation', '{}', 5, 'en', 'calm', 'Rest.', '{}', 'seed' from generate_series(1, $2::int)`,
      [user.id, count],
    ),
  scripts: ({ user }: Person, count: number) =>
    base.rows(
      `insert into script (id, account_id, title, type, theme, style, approach, intensity, language, address, duration_minutes, status, request)
       select gen_random_uuid(), $1, 'Seed', 'meditation', 'sleep', 'gentle', 'calm', 'moderate', 'en', 'informal', 5, 'ready', $3
       from generate_series(1, $2::int)`,
      [user.id, count, JSON.stringify(generateBody())],
    ),
  /** Bytes that an account has, as if it had texts of so many. */
  text: ({ user }: Person, bytes: number) =>
    base.rows(
      `insert into account_usage (account_id, text_bytes) values ($1, $2) on conflict (account_id) do update set text_bytes = $2`,
      [user.id, bytes],
    ),
};

/** What the figures must be, counted afresh. */
const countAll = async ({ user }: Person) =>
  (
    await base.rows<{ scripts: number; collections: number; templates: number; text: number }>(
      `select (select count(*)::int from script where account_id = $1 and deleted_at is null) as scripts,
        (select count(*)::int from collection where account_id = $1 and deleted_at is null) as collections,
        (select count(*)::int from template where account_id = $1 and deleted_at is null) as templates,
        (select coalesce(sum(bytes), 0)::int from (
          select octet_length(content) as bytes from script where account_id = $1
          union all select octet_length(content) from script_version where account_id = $1
          union all select octet_length(content) from template where account_id = $1) as texts) as text`,
      [user.id],
    )
  )[0];

async function expectFiguresOf(person: Person): Promise<void> {
  const { scripts, collections, templates, text } = await usageOf(person);
  expect({ scripts: scripts.used, collections: collections.used, templates: templates.used, text: text.used }).toEqual(
    await countAll(person),
  );
}

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

describe('the text of an account', () => {
  const long = 'Rest here a while. [pause:3]\n'.repeat(40);

  test('is counted in bytes: scripts, their versions and templates', async () => {
    const person = await signUp();
    const { client } = person;
    const content = 'Été, Übung, 静か. [pause:2]';
    await newScript(person, content);
    await client.call(createTemplate, { body: templateBody({ content }) });
    expect(await bytesOf(person)).toBe(3 * Buffer.byteLength(content));
    await expectFiguresOf(person);
  });

  test('is refused above the maximum wherever it is written, and what was there stays', async () => {
    const person = await signUp();
    const { client } = person;
    const script = await client.call(createScript, { key: newKey(), body: scriptBody({ content: 'Rest.' }) });
    const template = await client.call(createTemplate, { body: templateBody() });
    await seed.text(person, maxima.text);
    const refused = [
      await client.refused('LIMIT_REACHED', createScript, { key: newKey(), body: scriptBody({ content: long }) }),
      await client.refused('LIMIT_REACHED', updateScript, {
        params: { id: script.id },
        body: { baseRevision: script.revision, content: long },
      }),
      await client.refused('LIMIT_REACHED', createTemplate, { body: templateBody() }),
      await client.refused('LIMIT_REACHED', updateTemplate, {
        params: { id: template.id },
        body: { baseRevision: 1, content: long },
      }),
    ];
    for (const { details } of refused) expect(details).toEqual({ kind: 'text', limit: maxima.text, used: maxima.text });
    expect(await client.call(getScript, { params: { id: script.id } })).toEqual(script);
    expect(await bytesOf(person)).toBe(maxima.text);
    // What makes it no larger is saved: another title, a shorter template.
    await client.call(updateScript, { params: { id: script.id }, body: { baseRevision: script.revision, title: 'Another' } });
    await client.call(updateTemplate, { params: { id: template.id }, body: { baseRevision: 1, content: 'Rest.' } });
    expect(await bytesOf(person)).toBeLessThan(maxima.text);
  });

  test('is exact: of many saves at once only those are kept that fit', async () => {
    const person = await signUp();
    await seed.text(person, maxima.text - 3 * 2 * Buffer.byteLength(long));
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await newScript(person, long)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(await bytesOf(person)).toBe(maxima.text);
  });

  test('counts while it is deleted, until it is purged or removed for good', async () => {
    const person = await signUp();
    const { client } = person;
    const scripts = await Promise.all(
      Array.from({ length: 3 }, () => client.call(createScript, { key: newKey(), body: scriptBody({ content: long }) })),
    );
    const [first, second, third] = scripts.map(({ id }) => ({ params: { id } }));
    if (!first || !second || !third) throw new Error('there are three scripts');
    const template = await client.call(createTemplate, { body: templateBody({ content: 'Rest.' }) });
    const each = 2 * Buffer.byteLength(long);
    await client.call(deleteScript, first);
    await client.call(deleteScript, second);
    await client.call(deleteTemplate, { params: { id: template.id } });
    expect((await usageOf(person)).text).toEqual({ used: 3 * each + 5, limit: maxima.text, deleted: 2 * each + 5 });
    await base.rows("update script set deleted_at = now() - interval '31 days' where id = $1", [first.params.id]);
    await purgeDeletedScripts(base.database);
    expect((await usageOf(person)).text).toMatchObject({ used: 2 * each + 5, deleted: each + 5 });
    const usage = await client.call(removeDeleted, {});
    expect(usage.text).toEqual({ used: each, limit: maxima.text, deleted: 0 });
    expect(await usageOf(person)).toEqual(usage);
    await client.refused('NOT_FOUND', restoreScript, second);
    expect((await client.call(listScripts, {})).items.map(({ id }) => id)).toEqual([third.params.id]);
    const events = await base.rows('select type from event where stream = $1 order by seq desc limit 1', [
      userStream(person.user.id),
    ]);
    expect(events).toEqual([{ type: 'usage.changed' }]);
    await expectFiguresOf(person);
  });

  test('follows edits, versions brought back, and other people’s things not at all', async () => {
    const [person, other] = await Promise.all([signUp(), signUp()]);
    const { client } = person;
    const script = await client.call(createScript, { key: newKey(), body: scriptBody({ content: long }) });
    const at = { params: { id: script.id } };
    const session = randomUUID();
    let now = await client.call(updateScript, {
      ...at,
      body: { baseRevision: script.revision, content: 'Short.', editSession: session },
    });
    now = await client.call(updateScript, {
      ...at,
      body: { baseRevision: now.revision, content: 'Shorter', editSession: session },
    });
    await expectFiguresOf(person);
    const { items } = await client.call(listVersions, at);
    await client.call(restoreVersion, {
      params: { id: script.id, version: items.at(-1)?.id ?? '' },
      body: { baseRevision: now.revision },
    });
    await expectFiguresOf(person);
    expect(await usageOf(other)).toMatchObject({ scripts: { used: 0 }, text: { used: 0, deleted: 0 } });
  });
});

test('what was there before the figures is counted by their migration', async () => {
  const person = await signUp();
  await newScript(person, 'Rest. [pause:2]');
  const deleted = JSON.parse((await newScript(person, 'Rest again.')).text) as { id: string };
  await person.client.call(deleteScript, { params: { id: deleted.id } });
  await newCollection(person);
  await newTemplate(person);
  const counted = await usageOf(person);
  const migration = readFileSync(join(import.meta.dirname, '../../db/migrations/0019_quotas.sql'), 'utf8');
  const statement = /^insert into account_usage .+?;$/msu.exec(migration)?.[0] ?? '';
  await base.rows('delete from account_usage');
  await base.rows(statement);
  expect(await usageOf(person)).toEqual(counted);
  await expectFiguresOf(person);
});
