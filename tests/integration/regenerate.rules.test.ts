import { expect, test } from 'vitest';
import { readSnapshot } from '../../db/readSnapshot.ts';
import { readScript } from '../../domain/scriptPages/readScript.ts';
import { findScriptRow } from '../../domain/scriptPages/scriptPages.queries.ts';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { listNotifications } from '../../shared/routes/notifications.routes.ts';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { listVariants, restoreVersion, takeVariant } from '../../shared/routes/versions.routes.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { rewriting } from '../support/rewriting.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const make = factories(base, api);
const { signUp, ask } = make;
const { read, versionsOf, regenerate, ended } = rewriting(make);

const readsAt = ({ client }: Person, readingSpeed: number) => client.call(updateSettings, { body: { readingSpeed } });
const secondsAt = (script: Script, readingSpeed: number) =>
  timeScript(parseScript(script.content), clockFor({ ...script, readingSpeed })).totalSeconds;
const bringBack = async (person: Person, id: string, number: number): Promise<Script> => {
  const version = (await versionsOf(person, id)).find((one) => one.number === number)?.id ?? '';
  const { revision } = await read(person, id);
  return person.client.call(restoreVersion, { params: { id, version }, body: { baseRevision: revision } });
};

test('a whole is planned by how fast the person reads now; a text that is brought back keeps what it was timed with', async () => {
  const person = await signUp({ credits: 9 });
  await startTestWorker(base.url);
  const id = (await ask(person, { duration: 10 })).script.id;
  const first = await ended(person, id);
  expect(first.readingSpeed).toBe(100);

  await readsAt(person, 130);
  const accepted = await regenerate(person, id);
  expect(accepted.generation.scope).toMatchObject({ kind: 'whole', readingSpeed: 130 });
  // Until it is delivered, the script is timed as its text was.
  expect(accepted.script).toMatchObject({ readingSpeed: 100, timing: first.timing });
  const second = await ended(person, id);
  expect(second).toMatchObject({ readingSpeed: 130, status: 'ready' });
  expect(second.timing?.totalSeconds).toBe(secondsAt(second, 130));
  expect(Math.abs((second.timing?.totalSeconds ?? 0) - 600)).toBeLessThan(30);
  expect(second.findings.filter(({ level }) => level === 'fatal')).toEqual([]);

  await readsAt(person, 80);
  const restored = await bringBack(person, id, 1);
  expect(restored).toMatchObject({ content: first.content, readingSpeed: 100, timing: first.timing });
  expect(await bringBack(person, id, 2)).toMatchObject({
    content: second.content,
    readingSpeed: 130,
    timing: second.timing,
  });
  const lengths = (await versionsOf(person, id)).map(({ totalSeconds }) => totalSeconds);
  expect(lengths).toEqual([second, first, second, first].map(({ timing }) => timing?.totalSeconds));

  // An edit is timed as its author reads.
  const { revision } = await read(person, id);
  const edited = await person.client.call(updateScript, {
    params: { id },
    body: { baseRevision: revision, content: `${second.content}\nMine.` },
  });
  expect(edited.readingSpeed).toBe(80);
});

test('a section, and a proposal for one, goes by the clock of its script', async () => {
  const person = await signUp({ credits: 9 });
  await startTestWorker(base.url);
  const id = (await ask(person, { duration: 10 })).script.id;
  await ended(person, id);
  await readsAt(person, 150);
  await regenerate(person, id, { section: { position: 2 } });
  const after = await ended(person, id);
  expect(after.readingSpeed).toBe(100);
  expect(after.timing?.totalSeconds).toBe(secondsAt(after, 100));
  await regenerate(person, id, { section: { position: 2, variants: 2 } });
  await ended(person, id);
  const [variant] = (await person.client.call(listVariants, { params: { id } })).items;
  const { revision } = await read(person, id);
  const taken = await person.client.call(takeVariant, {
    params: { id, variant: variant?.id ?? '' },
    body: { baseRevision: revision },
  });
  expect(taken.readingSpeed).toBe(100);
});

test('somebody who reads too slowly for a section that the script keeps gets it at the slowest speed that it can be said at', async () => {
  const person = await signUp({ credits: 9 });
  await startTestWorker(base.url);
  const id = (await ask(person, { duration: 5 })).script.id;
  const before = await ended(person, id);
  await readsAt(person, 50);
  await regenerate(person, id);
  const after = await ended(person, id);
  expect(after.readingSpeed).toBeGreaterThan(50);
  expect(after.readingSpeed).toBeLessThanOrEqual(100);
  expect(after.outline.map(({ kind, plannedSeconds }) => [kind, plannedSeconds])).toEqual(
    before.outline.map(({ kind, plannedSeconds }) => [kind, plannedSeconds]),
  );
  expect(after.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
});

test('a script is called what the person calls it, also when it is written again; its sections get titles of their own', async () => {
  const person = await signUp({ credits: 9 });
  await startTestWorker(base.url);
  const id = (await ask(person, { duration: 10 })).script.id;
  const { revision, title: given } = await ended(person, id);
  const body = { baseRevision: revision, title: 'For the Thursday group' };
  await person.client.call(updateScript, { params: { id }, body });
  await regenerate(person, id);
  const after = await ended(person, id);
  expect(given).not.toBe(after.title);
  expect(after.title).toBe('For the Thursday group');
  expect(after.sections.map(({ title }) => title)).toEqual(after.outline.map(({ title }) => title));
  expect((await versionsOf(person, id)).map(({ title }) => title)).toEqual(['For the Thursday group', given]);
  const { items } = await person.client.call(listNotifications, {});
  expect(items[0]).toMatchObject({ type: 'script.completed', params: { title: 'For the Thursday group', anew: 'whole' } });
  expect(items[1]?.params).not.toHaveProperty('anew');
});

test('what is read of a script is of one moment, whatever ends meanwhile', async () => {
  const person = await signUp({ credits: 9 });
  const id = (await ask(person)).script.id;
  const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>();
  // Begun out here, for whatever runs inside a transaction belongs to it.
  const end = isRead.then(async () => {
    await startTestWorker(base.url);
    return ended(person, id);
  });
  const halfway = await readSnapshot(base.database, async (queries) => {
    const row = await findScriptRow(queries, person.user.id, id);
    if (!row) throw new Error('no such script');
    goOn();
    expect((await end).status).toBe('ready');
    return readScript(queries, row);
  });
  expect(halfway).toMatchObject({ status: 'writing', content: '', generation: { status: 'queued' }, sections: [] });
});
