import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { getSettings as allSettings } from '../../domain/settings/getSettings.ts';
import { StreamEvent } from '../../shared/events.ts';
import { registerAccount } from '../../shared/routes/accounts.routes.ts';
import { getSavedSettings, updateSettings } from '../../shared/routes/settings.routes.ts';
import { channelsOf, defaultSettings, pauseNames, pauseRanges } from '../../shared/settings.schema.ts';
import { queryKeys } from '../../web/lib/queryKeys.ts';
import { Client } from '../support/Client.ts';
import { eventCases } from '../support/eventCases.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const applyToCache = eventCases('settings');
const api = await startTestApi(base.url);
const { newEmail, password, signUp } = factories(base, api);

const saved = ({ client }: Person) => client.call(getSavedSettings, {});
const change = ({ client }: Person, body: Parameters<typeof client.try>[1]) => client.try(updateSettings, body);
const eventsOf = async ({ stream }: Person) =>
  (await base.rows('select stream, seq::int, type, payload, at from event where stream = $1 order by seq', [stream])).map((row) =>
    StreamEvent.parse({ ...row, at: (row['at'] as Date).toISOString() }),
  );

describe('what a person sets', () => {
  test('begins with nothing chosen, and everything at its default', async () => {
    const person = await signUp();
    expect(await saved(person)).toEqual({ revision: 0, chosen: {} });
    expect(await allSettings(base.database, person.user.id)).toEqual(defaultSettings);
  });

  test('changes field by field, and leaves the others alone', async () => {
    const person = await signUp();
    await person.client.call(updateSettings, { body: { theme: 'dark', defaultPauseLong: 20 } });
    const answer = await person.client.call(updateSettings, { body: { theme: 'light', screenReaderMode: true } });
    expect(answer).toEqual({ revision: 2, chosen: { theme: 'light', defaultPauseLong: 20, screenReaderMode: true } });
    expect(await saved(person)).toEqual(answer);
    expect(await allSettings(base.database, person.user.id)).toEqual({ ...defaultSettings, ...answer.chosen });
  });

  test('is a default too where it was chosen', async () => {
    const person = await signUp();
    const { chosen } = await person.client.call(updateSettings, { body: { theme: 'system' } });
    expect(chosen).toEqual({ theme: 'system' });
  });

  test('tells of no change where there is none', async () => {
    const person = await signUp();
    await person.client.call(updateSettings, { body: { theme: 'dark' } });
    expect(await person.client.call(updateSettings, { body: { theme: 'dark' } })).toMatchObject({ revision: 1 });
    expect(await person.client.call(updateSettings, { body: {} })).toMatchObject({ revision: 1 });
    expect(await eventsOf(person)).toHaveLength(1);
  });

  test('keeps every change of many at once', async () => {
    const person = await signUp();
    const bodies = [
      { theme: 'dark' },
      { fontSize: 'large' },
      { motion: 'reduced' },
      { language: 'fr' },
      { contrast: 'more' },
    ] as const;
    await Promise.all(bodies.map((body) => person.client.call(updateSettings, { body })));
    expect(await saved(person)).toEqual({ revision: bodies.length, chosen: Object.assign({}, ...bodies) as object });
  });

  test('is nobody else’s', async () => {
    const [one, other] = [await signUp(), await signUp()];
    await one.client.call(updateSettings, { body: { theme: 'dark' } });
    expect((await saved(other)).chosen).toEqual({});
    expect(await eventsOf(other)).toEqual([]);
  });
});

test('the cache after an event is the cache after asking again', async () => {
  const person = await signUp();
  const cache = new QueryClient();
  cache.setQueryData(queryKeys.settings, await saved(person));
  await person.client.call(updateSettings, { body: { theme: 'dark', language: 'it' } });
  await person.client.call(updateSettings, { body: { fontSize: 'large' } });
  const events = await eventsOf(person);
  expect(events).toHaveLength(2);
  // In order, and then the older one once more, late.
  for (const event of [...events, ...events.slice(0, 1)]) await applyToCache(cache, event);
  expect(cache.getQueryData(queryKeys.settings)).toEqual(await saved(person));
});

describe('the language', () => {
  const languageOf = async ({ user }: Person) =>
    (await base.rows<{ language: string }>('select language from account where id = $1', [user.id]))[0]?.language;

  test('is the one of signing up, where that was said', async () => {
    const client = new Client(api.url);
    const user = await client.call(registerAccount, { body: { email: newEmail(), password, language: 'pt' } });
    expect((await client.call(getSavedSettings, {})).chosen).toEqual({ language: 'pt' });
    expect(await allSettings(base.database, user.id)).toMatchObject({ language: 'pt' });
  });

  test('is the account’s too, for what we write to it', async () => {
    const person = await signUp();
    expect(await languageOf(person)).toBe('en');
    await person.client.call(updateSettings, { body: { language: 'de' } });
    expect(await languageOf(person)).toBe('de');
    await person.client.call(updateSettings, { body: { theme: 'dark' } });
    expect(await saved(person)).toEqual({ revision: 2, chosen: { language: 'de', theme: 'dark' } });
  });
});

describe('the channels of notifications', () => {
  test('change type by type', async () => {
    const person = await signUp();
    const first = { 'script.completed': { inApp: true, email: false } };
    await person.client.call(updateSettings, { body: { notificationChannels: first } });
    await person.client.call(updateSettings, {
      body: { notificationChannels: { 'script.failed': { inApp: false, email: true } } },
    });
    const settings = await allSettings(base.database, person.user.id);
    expect(channelsOf(settings, 'script.completed')).toEqual({ inApp: true, email: false });
    expect(channelsOf(settings, 'script.failed')).toEqual({ inApp: false, email: true });
    expect(channelsOf({ ...settings, notifications: false }, 'script.failed')).toEqual({ inApp: false, email: false });
    expect(channelsOf(defaultSettings, 'credits.low')).toEqual({ inApp: true, email: false });
    expect(channelsOf(defaultSettings, 'session.new')).toEqual({ inApp: true, email: true });
  });
});

describe('what is refused', () => {
  test.each(pauseNames)('%s outside its range, with the bound that it breaks', async (name) => {
    const person = await signUp();
    const { min, max } = pauseRanges[name];
    const small = await person.client.refused('VALIDATION_FAILED', updateSettings, { body: { [name]: min - 1 } });
    expect(small.issues).toMatchObject([{ path: name, code: 'too_small', minimum: min }]);
    const big = await person.client.refused('VALIDATION_FAILED', updateSettings, { body: { [name]: max + 1 } });
    expect(big.issues).toMatchObject([{ path: name, code: 'too_big', maximum: max }]);
    await person.client.refused('VALIDATION_FAILED', updateSettings, { body: { [name]: min + 0.5 } });
    for (const bound of [min, max]) expect((await change(person, { body: { [name]: bound } })).status).toBe(200);
  });

  test('fields that there are not, with every other problem at once; nothing is saved', async () => {
    const person = await signUp();
    const refusal = await person.client.refused('VALIDATION_FAILED', updateSettings, {
      body: { theme: 'pink', language: 'nl', voiceGuidance: true, fontSize: 'large', revision: 7 },
    });
    expect(refusal.issues?.map(({ path }) => path).toSorted()).toEqual(['language', 'revision', 'theme', 'voiceGuidance']);
    expect(await saved(person)).toEqual({ revision: 0, chosen: {} });
  });

  test('channels of unknown types, and half a pair of channels', async () => {
    const { client } = await signUp();
    await client.refused('VALIDATION_FAILED', updateSettings, {
      body: { notificationChannels: { 'no.such': { inApp: true, email: true } } },
    });
    await client.refused('VALIDATION_FAILED', updateSettings, {
      body: { notificationChannels: { 'script.failed': { inApp: true } } },
    });
  });

  test('an account that is gone', async () => {
    const person = await signUp();
    await expect(allSettings(base.database, '00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await new Client(api.url).refused('UNAUTHENTICATED', getSavedSettings);
    expect((await saved(person)).revision).toBe(0);
  });
});
