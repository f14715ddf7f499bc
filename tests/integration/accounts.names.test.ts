import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemplate, getTemplate } from '../../shared/routes/templates.routes.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { templateBody } from '../support/templateBody.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp } = factories(base, api);

const folder = join(import.meta.dirname, '../../db/migrations');
const [renaming = ''] = /^update account set[^;]+;/mu.exec(readFileSync(join(folder, '0016_credentials.sql'), 'utf8')) ?? [];

const nameOf = async ({ user }: Person): Promise<string> =>
  (await base.rows<{ username: string }>('select username from account where id = $1', [user.id]))[0]?.username ?? '';
const set = (person: Person, changes: string) => base.rows(`update account set ${changes} where id = $1`, [person.user.id]);

test('what others see of whoever shares a template is no part of their address', async () => {
  const [owner, reader] = [await signUp(), await signUp()];
  const { id } = await owner.client.call(createTemplate, { body: templateBody({ isPublic: true }) });
  const { text } = await reader.client.try(getTemplate, { params: { id } });
  expect(text).toContain(owner.user.username);
  expect(text).not.toContain(owner.user.email.split('@')[0]);
});

test('usernames that were made of addresses have become neutral ones; those that were chosen stay', async () => {
  const [made, italian, long, chosen, gone] = await Promise.all(Array.from({ length: 5 }, () => signUp()));
  if (!made || !italian || !long || !chosen || !gone) throw new Error('five people sign up');
  await set(made, "email = 'Mira.Sol@example.org', username = 'Mira.Sol'");
  await set(italian, "email = 'anna@example.org', username = 'anna', language = 'it'");
  await set(long, `email = '${'x'.repeat(64)}@example.org', username = '${'x'.repeat(60)}'`);
  await set(chosen, "email = 'ben@example.org', username = 'benjamin'");
  await set(gone, "email = 'deleted@invalid', username = 'deleted', anonymised_at = now()");
  await base.rows(renaming);
  expect(await nameOf(made)).toMatch(/^Member \d{6}$/u);
  expect(await nameOf(italian)).toMatch(/^Utente \d{6}$/u);
  expect(await nameOf(long)).toMatch(/^Member \d{6}$/u);
  expect(await nameOf(chosen)).toBe('benjamin');
  expect(await nameOf(gone)).toBe('deleted');
  // A page that is open shows the new name with its next look.
  expect(
    await base.rows('select revision from account where id = any($1) order by revision', [[made, chosen].map((p) => p.user.id)]),
  ).toEqual([{ revision: 1 }, { revision: 2 }]);
});
