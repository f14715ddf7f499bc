import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accountTables } from '../../domain/deletion/accountTables.ts';
import { downloadData as writeData } from '../../domain/deletion/downloadData.ts';
import { downloadData } from '../../shared/routes/deletion.routes.ts';
import { putPicture, updateUser } from '../../shared/routes/profile.routes.ts';
import { signIn } from '../../shared/routes/sessions.routes.ts';
import { addToCollection, createCollection } from '../../shared/routes/collections.routes.ts';
import { addFavorite } from '../../shared/routes/favorites.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { createTemplate } from '../../shared/routes/templates.routes.ts';
import { Client } from '../support/Client.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { onePicture } from '../support/onePicture.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { password, signUp, finished } = factories(base, api);

const Row = z.record(z.string(), z.unknown());
const Data = z.record(z.string(), z.union([z.array(Row), Row]));

async function download({ client }: Person) {
  const reply = await client.try(downloadData);
  expect(reply.status).toBe(200);
  const data = Data.parse(JSON.parse(reply.text));
  const rows = (name: string): z.infer<typeof Row>[] => z.array(Row).parse(data[name]);
  return { reply, data, rows };
}

test('every table that holds something of an account says what becomes of it', async () => {
  const withAccount = await base.rows<{ name: string }>(
    `select table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'account_id' and table_type = 'BASE TABLE'`,
  );
  const references = await base.rows<{ child: string; parent: string; column: string }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  const direct = new Set(withAccount.map(({ name }) => name));
  const below = references.filter(({ child, parent }) => direct.has(parent) && !direct.has(child));
  expect(Object.keys(accountTables).toSorted()).toEqual([...new Set([...direct, ...below.map(({ child }) => child)])].toSorted());
  for (const [name, { of }] of Object.entries(accountTables)) {
    expect([name, of === undefined]).toEqual([name, direct.has(name)]);
    if (of) expect(below).toContainEqual({ child: name, parent: of.table, column: of.column });
  }
});

describe('the download', () => {
  test('is one file with everything: account, settings, picture, scripts with sections, credits, news, sessions, collections, templates', async () => {
    const person = await signUp({ credits: 5, headers: { 'user-agent': 'Firefox/145.0 Linux' } });
    const { client, user } = person;
    await client.call(updateUser, { body: { baseRevision: 1, bio: 'Two\nlines' } });
    await client.call(putPicture, { file: { type: 'image/png', bytes: await onePicture() } });
    const { scriptId, generationId } = await finished(person);
    await client.call(addFavorite, { body: { scriptId } });
    const collection = await client.call(createCollection, { body: { name: 'Evenings' } });
    await client.call(addToCollection, { params: { id: collection.id }, body: { scriptId } });
    await client.call(createTemplate, { body: templateBody() });
    await client.call(updateSettings, { body: { theme: 'dark' } });

    const { reply, data, rows } = await download(person);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="stillpoint-\d{4}-\d\d-\d\d\.json"$/u);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(data['account']).toMatchObject({ id: user.id, email: user.email, bio: 'Two\nlines', currentPlan: 'free' });
    expect(rows('scripts')).toMatchObject([
      { id: scriptId, content: expect.stringContaining('[pause:'), favoriteAt: expect.any(String) },
    ]);
    expect(rows('generations')).toMatchObject([{ id: generationId, status: 'completed' }]);
    expect(rows('sections').map(({ position, generationId: of }) => [of, position])).toEqual(
      [1, 2, 3, 4].map((at) => [generationId, at]),
    );
    expect(rows('transactions')).toHaveLength(4);
    expect(
      rows('creditGrants')
        .map(({ amount }) => String(amount))
        .toSorted(),
    ).toEqual(['3', '5']);
    expect(rows('notifications')).toMatchObject([{ type: 'script.completed' }]);
    expect(rows('collections')).toMatchObject([{ name: 'Evenings' }]);
    expect(rows('collectionScripts')).toMatchObject([{ scriptId, collectionId: collection.id }]);
    expect(rows('templates')).toHaveLength(1);
    expect(rows('settings')).toMatchObject([{ chosen: { theme: 'dark' } }]);
    expect(rows('sessions')).toMatchObject([{ data: { browser: 'Firefox', system: 'Linux' } }]);
    expect(
      Buffer.from(String(rows('pictures')[0]?.['large']), 'base64')
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    const named = Object.values(accountTables).flatMap(({ download: what }) => ('as' in what ? [what.as] : []));
    expect(Object.keys(data).toSorted()).toEqual(['about', 'account', ...named].toSorted());
  });

  test('holds no secret, and nothing of anybody else', async () => {
    const [person, other] = await Promise.all([signUp(), signUp()]);
    await finished(other);
    const { reply, rows } = await download(person);
    const [secrets] = await base.rows<{ password_hash: string; id_hash: Buffer }>(
      'select password_hash, id_hash from account a join session s on s.account_id = a.id where a.id = $1',
      [person.user.id],
    );
    expect(reply.text).not.toContain(secrets?.password_hash);
    expect(reply.text).not.toContain(secrets?.id_hash.toString('hex'));
    expect(reply.text).not.toContain(other.user.id);
    expect(rows('scripts')).toEqual([]);
  });

  test('leaves no row out, however many there are', async () => {
    const { user } = await signUp();
    await base.rows(
      "insert into notification (id, account_id, type, params) select gen_random_uuid(), $1, 'script.completed', '{}' from generate_series(1, 1001)",
      [user.id],
    );
    let text = '';
    for await (const piece of writeData(base.database, user.id, new Date())) text += piece;
    const ids = z.array(z.object({ id: z.uuid() })).parse(Data.parse(JSON.parse(text))['notifications']);
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1001);
    expect(ids).toHaveLength(1001);
  });

  test('is given ten times an hour, to who is signed in', async () => {
    const { client, user } = await signUp();
    for (let count = 0; count < 10; count += 1) expect((await client.try(downloadData)).status).toBe(200);
    await client.refused('RATE_LIMITED', downloadData);
    const elsewhere = new Client(api.url);
    await elsewhere.refused('UNAUTHENTICATED', downloadData);
    await elsewhere.call(signIn, { body: { email: user.email, password } });
    await elsewhere.refused('RATE_LIMITED', downloadData);
  });
});
