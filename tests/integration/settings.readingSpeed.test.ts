import { expect, test } from 'vitest';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { getScript, listScripts, updateScript } from '../../shared/routes/scripts.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { toListItem } from '../../shared/scripts.schema.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, finished } = factories(base, api);

const read = (person: Person, id: string) => person.client.call(getScript, { params: { id } });
const readsAt = (person: Person, readingSpeed: number) => person.client.call(updateSettings, { body: { readingSpeed } });

test('the next script is planned, sized, timed and checked by its account’s own speed', async () => {
  const [brisk, usual] = [await signUp(), await signUp()];
  await readsAt(brisk, 130);
  const [mine, theirs] = [await ask(brisk, { duration: 5 }), await ask(usual, { duration: 5 })];
  // What is changed after it was asked for holds for the next one.
  await readsAt(usual, 60);
  await startTestWorker(base.url);
  const finishedBy = async (person: Person, id: string) => {
    await waitUntil('the script', async () => (await read(person, id)).status === 'ready', 60_000);
    return read(person, id);
  };
  const [fast, plain] = [await finishedBy(brisk, mine.script.id), await finishedBy(usual, theirs.script.id)];
  expect([fast.readingSpeed, plain.readingSpeed]).toEqual([130, 100]);
  for (const script of [fast, plain]) {
    expect(Math.abs((script.timing?.totalSeconds ?? 0) - 300)).toBeLessThanOrEqual(1);
    expect(script.timing).toEqual(timeScript(parseScript(script.content), clockFor(script)));
    expect(script.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
    const sum = script.sections.reduce((all, { speechSeconds, silenceSeconds }) => all + speechSeconds + silenceSeconds, 0);
    expect(sum).toBeCloseTo(script.timing?.totalSeconds ?? 0, 0);
  }
  expect(fast.words).toBeGreaterThan(plain.words * 1.1);
  expect((await brisk.client.call(listScripts, {})).items).toEqual([toListItem(fast)]);
});

test('a short script is asked for at the slowest speed at which it can say what it must', async () => {
  const slow = await signUp();
  await readsAt(slow, 50);
  const { script } = await ask(slow, { type: 'hypnosis', duration: 3 });
  expect(script.readingSpeed).toBeGreaterThan(50);
  expect((await ask(slow, { type: 'hypnosis', duration: 15 })).script.readingSpeed).toBe(50);
});

test('a text that is saved is timed by the present speed; a title is not', async () => {
  const person = await signUp();
  const { scriptId: id } = await finished(person);
  const before = await read(person, id);
  await readsAt(person, 50);
  const renamed = await person.client.call(updateScript, {
    params: { id },
    body: { baseRevision: before.revision, title: 'Other' },
  });
  expect(renamed).toMatchObject({ readingSpeed: 100, timing: before.timing });
  const saved = await person.client.call(updateScript, {
    params: { id },
    body: { baseRevision: renamed.revision, content: before.content },
  });
  expect(saved).toMatchObject({ readingSpeed: 50 });
  expect(saved.timing?.speechSeconds).toBeCloseTo((before.timing?.speechSeconds ?? 0) * 2, 0);
  expect(saved.timing?.silenceSeconds).toBe(before.timing?.silenceSeconds);
});

test.each([49, 201, 99.5, '100', null])('a speed of %s is none', async (readingSpeed) => {
  const { client } = await signUp();
  const { issues } = await client.refused('VALIDATION_FAILED', updateSettings, { body: { readingSpeed } });
  expect(issues).toMatchObject([{ path: 'readingSpeed' }]);
});
