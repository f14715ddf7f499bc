import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createCollection, listCollections } from '../../shared/routes/collections.routes.ts';
import { listGenerations } from '../../shared/routes/generations.routes.ts';
import { listNotifications } from '../../shared/routes/notifications.routes.ts';
import { getScript, listScripts, createScript } from '../../shared/routes/scripts.routes.ts';
import { createTemplate, listTemplates } from '../../shared/routes/templates.routes.ts';
import { listVersions } from '../../shared/routes/versions.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask } = factories(base, api);

/** What stands in a row that no schema of ours knows, and must not be in the log. */
const written = 'I dreamt of my mother';

/** The ids on every page of a list, a few at a time. */
async function idsOf(person: Person, read: (cursor: string | undefined) => Promise<Page>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await read(cursor);
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}
type Page = { readonly items: readonly { readonly id: string }[]; readonly nextCursor: string | null };

const leftOut = (id: string): number =>
  api.log
    .text()
    .split('\n')
    .filter((line) => line.includes(id) && line.includes('left out')).length;
api.log.expectErrors(/left out of its list|a request failed/u);

describe('a row that does not fit its schema costs its list that one row, wherever it stands', () => {
  test.each([0, 1, 2, 3, 4])('of scripts (number %i)', async (which) => {
    const person = await signUp();
    const ids = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await person.client.call(createScript, { key: randomUUID(), body: scriptBody() });
      ids.push(id);
    }
    const bad = ids[which] ?? '';
    await base.rows('update script set timing = $2, title = $3 where id = $1', [bad, { seconds: written }, written]);
    const read = (cursor: string | undefined) =>
      person.client.call(listScripts, { query: { limit: 2, ...(cursor && { cursor }) } });
    expect((await idsOf(person, read)).toSorted()).toEqual(ids.filter((id) => id !== bad).toSorted());
    // However often the list is read, the log says so once a minute.
    await idsOf(person, read);
    expect(leftOut(bad)).toBe(1);
    await person.client.refused('INTERNAL', getScript, { params: { id: bad } });
  });

  test('of templates, before the built-in ones', async () => {
    const person = await signUp();
    const ids = [];
    for (let index = 0; index < 5; index += 1) ids.push((await person.client.call(createTemplate, { body: templateBody() })).id);
    const [first = '', , third = ''] = ids;
    await base.rows('alter table template drop constraint template_style_check');
    await base.rows('update template set style = $2 where id = any ($1)', [[first, third], written]);
    const read = (cursor: string | undefined) =>
      person.client.call(listTemplates, { query: { limit: 3, ...(cursor && { cursor }) } });
    const all = await idsOf(person, read);
    expect(all.slice(0, 3)).toEqual(ids.filter((id) => id !== first && id !== third).toReversed());
    expect(all.length).toBeGreaterThan(50);
    expect(new Set(all).size).toBe(all.length);
  });

  test('of collections, notifications, versions and generations', async () => {
    const person = await signUp({ credits: 50 });
    const kept = await person.client.call(createCollection, { body: { name: 'kept' } });
    const bad = await person.client.call(createCollection, { body: { name: 'bad' } });
    await base.rows("update collection set updated_at = 'infinity', name = $2 where id = $1", [bad.id, written]);
    expect((await person.client.call(listCollections, {})).items.map(({ id }) => id)).toEqual([kept.id]);

    await base.rows(
      "insert into notification (id, account_id, type, params) select gen_random_uuid(), $1, kind, $3 from unnest(array['credits.low', 'script.completed', $2]) kind",
      [person.user.id, written, { available: 1, periodEnd: '2027-01-01T00:00:00.000Z', title: written }],
    );
    const notifications = await person.client.call(listNotifications, {});
    expect(notifications).toMatchObject({ items: [{ type: 'credits.low' }] });

    const script = await person.client.call(createScript, { key: randomUUID(), body: scriptBody() });
    await base.rows('alter table script_version drop constraint script_version_reason_check');
    await base.rows('update script_version set reason = $2 where script_id = $1', [script.id, written]);
    expect((await person.client.call(listVersions, { params: { id: script.id } })).items).toEqual([]);

    const [one, other] = [await ask(person), await ask(person)];
    await base.rows('update generation set scope = $2 where id = $1', [one.generation.id, { kind: written }]);
    expect((await person.client.call(listGenerations, {})).items.map(({ id }) => id)).toEqual([other.generation.id]);
    const list = await person.client.call(listScripts, {});
    expect(list.items.find(({ id }) => id === one.script.id)?.generation).toBeNull();
    expect(list.items.find(({ id }) => id === other.script.id)?.generation?.id).toBe(other.generation.id);
  });
});

test('the log holds nothing of what stood in such a row', async () => {
  expect(api.log.text()).toContain('left out of its list');
  expect(api.log.text()).toContain('"table":"script"');
  expect(api.log.text()).not.toContain('dreamt');
});

test('slonik prints nothing of its own, whatever the environment says', async () => {
  const program = `
    import { openPool, sql } from './db/pool.ts';
    const database = await openPool(process.env.DATABASE_URL, 1);
    const query = sql.unsafe\`select '${written}'::uuid\`;
    await database.one(query).catch((error) => process.stdout.write(error.constructor.name));
    await database.end();`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ROARR_LOG: 'true', DATABASE_URL: base.url },
  });
  expect([stdout, stderr]).toEqual(['InvalidInputError', '']);
});
