import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { maxima } from '../../shared/quotas.ts';
import { createCollection } from '../../shared/routes/collections.routes.ts';
import { removeDeleted } from '../../shared/routes/deletion.routes.ts';
import {
  deleteScript,
  getScript,
  listScripts,
  restoreScript,
  updateScript,
  createScript,
} from '../../shared/routes/scripts.routes.ts';
import { createTemplate, deleteTemplate, updateTemplate } from '../../shared/routes/templates.routes.ts';
import { listVersions, restoreVersion } from '../../shared/routes/versions.routes.ts';
import { purgeDeletedScripts } from '../../domain/scripts/removeDeletedScripts.ts';
import { userStream } from '../../shared/events.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { quotaSeeds } from '../support/quotaSeeds.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, newKey } = factories(base, api);

const { usageOf, bytesOf, seed, expectFiguresOf } = quotaSeeds(base);

const newCollection = ({ client }: Person) => client.try(createCollection, { body: { name: 'Evenings' } });
const newTemplate = ({ client }: Person) => client.try(createTemplate, { body: templateBody() });
const newScript = ({ client }: Person, content = '') =>
  client.try(createScript, { key: newKey(), body: scriptBody({ content }) });

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
    await base.database.transaction(purgeDeletedScripts);
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
