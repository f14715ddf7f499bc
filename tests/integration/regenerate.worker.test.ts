import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { listNotifications } from '../../shared/routes/notifications.routes.ts';
import { updateScript } from '../../shared/routes/scripts.routes.ts';
import { getVersion, listVariants, takeVariant } from '../../shared/routes/versions.routes.ts';
import { factories } from '../support/factories.ts';
import { startModelServer } from '../support/modelServer.ts';
import { around, lengthOf, rewriting, sentencesOf } from '../support/rewriting.ts';
import { scriptStream } from '../../shared/streams.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const make = factories(base, api);
const { signUp, ask } = make;
const { read, versionsOf, regenerate, ownScript, ended } = rewriting(make);
const model = await startModelServer();
afterAll(() => model.close());
const withModel = { OPENAI_API_KEY: 'test', OPENAI_BASE_URL: model.url };

describe.each([
  ['the phrase library', {}, 'composer'],
  ['a model', withModel, 'model'],
] as const)('written anew by %s', (_name, env, writer) => {
  test('the whole is another text of the same length, and the old one stays a version', async () => {
    const person = await signUp({ credits: 5 });
    await startTestWorker(base.url, env);
    const { script } = await ask(person);
    const before = await ended(person, script.id);
    await regenerate(person, script.id, { wish: 'the sea' });
    const after = await ended(person, script.id);
    expect(after).toMatchObject({
      status: 'ready',
      title: before.title,
      writer,
      paid: 2,
      generation: { status: 'completed', charged: 1, scope: { kind: 'whole' }, sectionsTotal: before.outline.length },
      outline: before.outline.map(({ kind, plannedSeconds }) => ({ kind, plannedSeconds })),
    });
    expect(after.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
    expect(after.timing?.totalSeconds).toBeCloseTo(300, -1);
    const old = new Set(sentencesOf(before.content));
    const now = sentencesOf(after.content);
    expect(now.filter((sentence) => old.has(sentence)).length).toBeLessThan(now.length / 2);
    const versions = await versionsOf(person, script.id);
    expect(versions).toMatchObject([
      { number: 2, reason: 'regenerated', author: writer, current: true },
      { number: 1, reason: 'generated', current: false },
    ]);
    const first = await person.client.call(getVersion, { params: { id: script.id, version: versions[1]?.id ?? '' } });
    expect(first.content).toBe(before.content);
    if (writer === 'model') expect(after.writerDetail).toMatch(/anew 1/u);
    const { items } = await person.client.call(listNotifications, {});
    expect(items.map(({ type }) => type)).toEqual(['script.completed', 'script.completed']);
  });

  test('a section lasts as long as asked, says nothing twice, and leaves the rest alone', async () => {
    const person = await signUp({ credits: 5 });
    const own = await ownScript(person, writer);
    const socket = new SocketClient({ url: api.url, cookie: person.client.cookie });
    await socket.ready();
    const stream = scriptStream(own.id);
    await socket.follow(stream);
    await startTestWorker(base.url, env);
    const position = 4;
    await regenerate(person, own.id, { section: { position, seconds: 150 }, wish: 'a meadow' });
    const after = await ended(person, own.id);
    expect(after.generation).toMatchObject({ status: 'completed', charged: 1, sectionsDone: 1, sectionsTotal: 1 });
    expect(around(after.content, position)).toEqual(around(own.content, position));
    const section = after.sections[position - 1];
    if (!section) throw new Error('no such section');
    expect(lengthOf(section)).toBeGreaterThan(149);
    expect(lengthOf(section)).toBeLessThan(151);
    const now = sentencesOf(section.content);
    const elsewhere = new Set(own.sections.toSpliced(position - 1, 1).flatMap(({ content }) => sentencesOf(content)));
    expect(now.filter((sentence) => elsewhere.has(sentence))).toEqual([]);
    const old = new Set(sentencesOf(own.sections[position - 1]?.content ?? ''));
    expect(now.filter((sentence) => old.has(sentence))).toEqual([]);
    expect(after).toMatchObject({ writer, status: 'ready', title: own.title });
    expect(await versionsOf(person, own.id)).toMatchObject([
      { number: 2, reason: 'section', author: writer, current: true },
      { number: 1, reason: 'created', author: 'person', current: false },
    ]);
    const saved = socket.of(stream).flatMap((event) => (event.type === 'script.section' ? [event.payload] : []));
    expect(saved).toMatchObject([{ section: { position }, generation: { sectionsDone: 1 } }]);
    if (writer === 'composer') return;
    const prompt = model.requests.findLast(({ purpose }) => purpose === 'section')?.body.messages.at(-1)?.content ?? '';
    expect(prompt).toContain('<wish>\na meadow\n</wish>');
    expect(prompt).toContain('<text_until_now>');
  });

  test('several proposals differ, wait to be chosen, and one takes the section’s place', async () => {
    const person = await signUp({ credits: 9 });
    const own = await ownScript(person, `${writer} variants`);
    await startTestWorker(base.url, env);
    const position = 3;
    await regenerate(person, own.id, { section: { position, seconds: 60, variants: 3 } });
    const waiting = await ended(person, own.id);
    expect(waiting).toMatchObject({ content: own.content, writer: null, generation: { status: 'completed', charged: 3 } });
    expect(await versionsOf(person, own.id)).toHaveLength(1);
    const { items } = await person.client.call(listVariants, { params: { id: own.id } });
    expect(items.map(({ variant, section, usedAt }) => [variant, section, usedAt])).toEqual([1, 2, 3].map((at) => [at, 3, null]));
    for (const item of items) expect(Math.abs(lengthOf(item) - 60)).toBeLessThan(1);
    const said = items.flatMap(({ content }) => sentencesOf(content));
    expect(new Set(said).size).toBe(said.length);
    const chosen = items[1];
    if (!chosen) throw new Error('no second proposal');
    const taken = await person.client.call(takeVariant, {
      params: { id: own.id, variant: chosen.id },
      body: { baseRevision: waiting.revision },
    });
    expect(taken.sections[position - 1]?.content).toBe(chosen.content);
    expect(around(taken.content, position)).toEqual(around(own.content, position));
    expect(await read(person, own.id)).toEqual(taken);
    expect((await versionsOf(person, own.id))[0]).toMatchObject({ reason: 'variant', author: writer, current: true });
    const after = await person.client.call(listVariants, { params: { id: own.id } });
    expect(after.items.filter(({ usedAt }) => usedAt !== null).map(({ id }) => id)).toEqual([chosen.id]);
  });
});

describe('a proposal', () => {
  test('finds its section where it stands by now, and is refused where nobody can tell', async () => {
    const person = await signUp({ credits: 9 });
    const own = await ownScript(person);
    await startTestWorker(base.url);
    await regenerate(person, own.id, { section: { position: 2, seconds: 60, variants: 2 } });
    const { revision } = await ended(person, own.id);
    const variant = (await person.client.call(listVariants, { params: { id: own.id } })).items[0]?.id ?? '';
    const params = { id: own.id, variant };
    await person.client.refused('VERSION_CONFLICT', takeVariant, { params, body: { baseRevision: revision - 1 } });
    await person.client.refused('NOT_FOUND', takeVariant, {
      params: { ...params, variant: randomUUID() },
      body: { baseRevision: revision },
    });
    const title = own.sections[1]?.title ?? '';
    const moved = await person.client.call(updateScript, {
      params: { id: own.id },
      body: { baseRevision: revision, content: `## Before\n\nSomething new.\n\n${own.content}` },
    });
    const taken = await person.client.call(takeVariant, { params, body: { baseRevision: moved.revision } });
    expect(taken.sections.findIndex((section) => section.title === title)).toBe(2);
    expect(taken.sections[2]?.content).not.toBe(own.sections[1]?.content);
    expect(taken.sections[1]?.content).toBe(own.sections[0]?.content);
    const renamed = await person.client.call(updateScript, {
      params: { id: own.id },
      body: { baseRevision: taken.revision, content: taken.content.replace(`## ${title}`, '## Another name') },
    });
    await person.client.refused('SECTION_UNKNOWN', takeVariant, { params, body: { baseRevision: renamed.revision } });
  });
});

test('a text that another error stands in is none of the new section’s business', async () => {
  const person = await signUp();
  const own = await ownScript(person);
  const spoilt = own.content.replace(/\n\n/u, '\n\nHere stands a {slot} and [pause:99] it stays.\n');
  const { revision } = await person.client.call(updateScript, {
    params: { id: own.id },
    body: { baseRevision: own.revision, content: spoilt },
  });
  expect(revision).toBeGreaterThan(own.revision);
  await startTestWorker(base.url);
  await regenerate(person, own.id, { section: { position: 2 } });
  const after = await ended(person, own.id);
  expect(after.generation?.status).toBe('completed');
  expect(after.content).toContain('Here stands a {slot} and [pause:99] it stays.');
  expect(after.findings.some(({ level, section }) => level === 'fatal' && section === 1)).toBe(true);
});
