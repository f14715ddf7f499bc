import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { enterChecks } from '../../domain/generations/enterChecks.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { cancelGeneration, listGenerations, retryGeneration, regenerateScript } from '../../shared/routes/generations.routes.ts';
import { deleteScript, listScripts, restoreScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { getStats } from '../../shared/routes/stats.routes.ts';
import { getVersion, listVariants, restoreVersion, takeVariant } from '../../shared/routes/versions.routes.ts';
import { regeneratedSeconds } from '../../shared/regeneratedSeconds.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { rewriting } from '../support/rewriting.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const make = factories(base, api);
const { newKey, signUp, claim, setPlanTo, failed, finished } = make;
const { read, versionsOf, regenerate, ended } = rewriting(make);

const creditsOf = async ({ client }: Person) => {
  const { available, held } = await client.call(getCredits, {});
  return { available, held };
};
const draft = { writer: 'composer', writerDetail: 'by hand', seed: 'seed', steering: null, memory: null } as const;

describe('asking for a script to be written again', () => {
  test('holds its cost, leaves the text as it is and counts the script all the while', async () => {
    const person = await signUp({ credits: 5 });
    const { scriptId } = await finished(person, { duration: 15 });
    const before = await read(person, scriptId);
    const credits = await creditsOf(person);
    const accepted = await regenerate(person, scriptId, { wish: 'Softer, please' });
    expect(accepted.generation).toMatchObject({
      status: 'queued',
      cost: 2,
      scope: { kind: 'whole', wish: 'Softer, please' },
      sectionsDone: 0,
      sectionsTotal: null,
    });
    expect(accepted.credits).toEqual({ available: credits.available - 2, held: 2 });
    const { content, sections, timing } = before;
    expect(accepted.script).toMatchObject({ status: 'ready', content, sections, timing });
    expect(await read(person, scriptId)).toEqual(accepted.script);
    expect((await person.client.call(listGenerations, { query: { active: 'true' } })).items).toEqual([accepted.generation]);
    expect((await person.client.call(listScripts, {})).items).toMatchObject([
      { status: 'ready', excerpt: expect.stringMatching(/./u) },
    ]);
    expect(await person.client.call(getStats, {})).toMatchObject({ scripts: 1 });
  });

  test('keeps everybody from changing the text meanwhile', async () => {
    const person = await signUp({ credits: 5 });
    const { scriptId: id } = await finished(person);
    const version = (await versionsOf(person, id))[0]?.id ?? '';
    const { script } = await regenerate(person, id);
    const body = { baseRevision: script.revision };
    await person.client.refused('SCRIPT_BUSY', updateScript, { params: { id }, body: { ...body, content: 'Mine.' } });
    await person.client.refused('SCRIPT_BUSY', restoreVersion, { params: { id, version }, body });
    await person.client.refused('SCRIPT_BUSY', regenerateScript, { key: newKey(), params: { id }, body });
    await person.client.refused('SCRIPT_BUSY', takeVariant, { params: { id, variant: randomUUID() }, body });
  });

  test('is one generation however often it is sent', async () => {
    const person = await signUp({ credits: 5 });
    const { scriptId: id } = await finished(person);
    const { revision } = await read(person, id);
    const sent = { key: newKey(), params: { id }, body: { baseRevision: revision, section: { position: 1 } } };
    const answers = await Promise.all([1, 2, 3].map(() => person.client.call(regenerateScript, sent)));
    expect(new Set(answers.map(({ generation }) => generation.id)).size).toBe(1);
    expect((await creditsOf(person)).held).toBe(1);
    await person.client.refused('IDEMPOTENCY_CONFLICT', regenerateScript, { ...sent, body: { baseRevision: revision } });
    await person.client.refused('IDEMPOTENCY_KEY_MISSING', regenerateScript, { params: { id }, body: sent.body });
  });

  test('costs a section’s length for each proposal, as long as it is where nobody says how long', async () => {
    const person = await signUp({ credits: 20 });
    await setPlanTo(person.user.id, 'essential');
    const { scriptId: id } = await finished(person, { duration: 15 });
    const [, second] = (await read(person, id)).sections;
    if (!second) throw new Error('no second section');
    const { generation } = await regenerate(person, id, { section: { position: 2, variants: 3 } });
    expect(generation).toMatchObject({
      cost: 3,
      sectionsTotal: 3,
      scope: { kind: 'section', section: 2, title: second.title, seconds: regeneratedSeconds(second), variants: 3, wish: null },
    });
    await person.client.call(cancelGeneration, { params: { id: generation.id } });
    expect((await regenerate(person, id, { section: { position: 2, seconds: 460 } })).generation.cost).toBe(2);
  });

  test('is refused: an old revision, no such section, a length that its kind cannot have, plan, credits, haste', async () => {
    const person = await signUp({ credits: 2 });
    const { scriptId: id } = await finished(person);
    const { revision } = await read(person, id);
    const refused = (code: Parameters<Person['client']['refused']>[0], body: object) =>
      person.client.refused(code, regenerateScript, { key: newKey(), params: { id }, body: { baseRevision: revision, ...body } });
    expect((await refused('VERSION_CONFLICT', { baseRevision: revision - 1 })).details).toMatchObject({
      revision,
      script: { id },
    });
    await refused('SECTION_UNKNOWN', { section: { position: 5 } });
    expect((await refused('VALIDATION_FAILED', { section: { position: 1, seconds: 30 } })).issues).toMatchObject([
      { path: 'section.seconds', minimum: 34 },
    ]);
    expect((await refused('VALIDATION_FAILED', { section: { position: 1, seconds: 1200 } })).issues).toMatchObject([
      { maximum: 300 },
    ]);
    const wrong = { section: { position: 0, seconds: 29, variants: 4 }, wish: 'x'.repeat(501), more: 1 };
    expect((await refused('VALIDATION_FAILED', wrong)).issues).toHaveLength(5);
    expect((await refused('PLAN_LIMIT', { section: { position: 2, seconds: 960 } })).details).toMatchObject({
      maxMinutes: 15,
    });
    expect(
      (await refused('INSUFFICIENT_CREDITS', { section: { position: 2, seconds: 800, variants: 3 } })).details,
    ).toMatchObject({
      needed: 6,
    });
    expect(await creditsOf(person)).toMatchObject({ held: 0 });
    expect((await read(person, id)).revision).toBe(revision);
    await base.rows("update generation set created_at = now() - interval '2 minutes'");
  });

  test('answers a wish that speaks of self-harm with help, and keeps nothing of it', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const { revision } = await read(person, id);
    const body = { baseRevision: revision, wish: 'I want to kill myself' };
    const { details } = await person.client.refused('CRISIS_HELP', regenerateScript, { key: newKey(), params: { id }, body });
    expect(details).toHaveProperty('lines');
    expect((await read(person, id)).generation?.scope).toBeNull();
    await person.client.call(regenerateScript, { key: newKey(), params: { id }, body: { ...body, forPractice: true } });
  });

  test('wants a text: what failed is tried again instead', async () => {
    const person = await signUp();
    const { scriptId: id } = await failed(person);
    const { revision } = await read(person, id);
    const body = { baseRevision: revision };
    await person.client.refused('GENERATION_STATE', regenerateScript, { key: newKey(), params: { id }, body });
  });
});

describe('what does not come to its end', () => {
  const outline = handmadeSections.map(({ position, kind, title, plannedSeconds }) => ({
    position,
    kind,
    title,
    plannedSeconds,
  }));
  const [one, two] = handmadeSections;
  if (!one || !two) throw new Error('no handmade sections');

  test('fails without a trace in the text, gives every credit back, and can be tried again', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const before = await read(person, id);
    const credits = await creditsOf(person);
    const { generation } = await regenerate(person, id, { section: { position: 2, variants: 2 } });
    const lease = await claim(generation.id);
    await base.database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [] }));
    await base.database.transaction((queries) => saveSection(queries, lease, { ...one, memory: {} }, 2));
    await base.database.transaction((queries) => failGeneration(queries, lease, 'MODEL_UNAVAILABLE', 'the test wants it so'));
    const after = await read(person, id);
    expect(after).toMatchObject({ status: 'ready', content: before.content, generation: { status: 'failed', charged: 0 } });
    expect(await creditsOf(person)).toEqual(credits);
    expect((await person.client.call(listVariants, { params: { id } })).items).toEqual([]);
    const retried = await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
    expect(retried.generation).toMatchObject({
      scope: generation.scope,
      cost: generation.cost,
      sectionsDone: 1,
      sectionsTotal: 2,
      retryOf: generation.id,
    });
    expect(retried.script).toMatchObject({ status: 'ready', content: before.content });
    expect(await read(person, id)).toEqual(retried.script);
    await startTestWorker(base.url);
    await ended(person, id);
    const { items } = await person.client.call(listVariants, { params: { id } });
    expect(items).toMatchObject([{ variant: 1, content: one.content }, { variant: 2 }]);
  });

  test('a whole that is cancelled after a section keeps it as a version, and the text as it was', async () => {
    const person = await signUp({ credits: 5 });
    const { scriptId: id } = await finished(person, { duration: 15 });
    const before = await read(person, id);
    const { generation } = await regenerate(person, id);
    const lease = await claim(generation.id);
    await base.database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline }));
    await base.database.transaction((queries) => saveSection(queries, lease, { ...one, content: 'Said anew.', memory: {} }));
    await base.database.transaction((queries) => saveSection(queries, lease, { ...two, content: 'And this too.', memory: {} }));
    await base.database.transaction((queries) => stopCancelled(queries, lease));
    const after = await read(person, id);
    expect(after).toMatchObject({ status: 'ready', content: before.content, outline: before.outline });
    expect(after.generation).toMatchObject({ status: 'cancelled', charged: 1 });
    const versions = await versionsOf(person, id);
    expect(versions).toMatchObject([
      { number: 2, reason: 'regenerated', author: 'composer', current: false },
      { number: 1, current: true },
    ]);
    const version = versions[0]?.id ?? '';
    const kept = await person.client.call(getVersion, { params: { id, version } });
    expect(kept.content).toBe(`## ${one.title}\n\nSaid anew.\n\n## ${two.title}\n\nAnd this too.`);
    const restored = await person.client.call(restoreVersion, {
      params: { id, version },
      body: { baseRevision: after.revision },
    });
    expect(restored.content).toBe(kept.content);
  });

  test('of proposals those that are finished are kept and charged; with none finished nothing is', async () => {
    const person = await signUp({ credits: 9 });
    const { scriptId: id } = await finished(person);
    const first = await regenerate(person, id, { section: { position: 2, seconds: 60, variants: 3 } });
    await person.client.call(cancelGeneration, { params: { id: first.generation.id } });
    expect((await read(person, id)).generation).toMatchObject({ status: 'cancelled', charged: 0 });
    const { generation } = await regenerate(person, id, { section: { position: 2, seconds: 60, variants: 3 } });
    const lease = await claim(generation.id);
    await base.database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [] }));
    await base.database.transaction((queries) => saveSection(queries, lease, { ...one, plannedSeconds: 60, memory: {} }, 2));
    await base.database.transaction((queries) => saveSection(queries, lease, { ...two, plannedSeconds: 60, memory: {} }, 2));
    await base.database.transaction((queries) => enterChecks(queries, lease));
    const before = await read(person, id);
    await person.client.call(deleteScript, { params: { id } });
    const after = await person.client.call(restoreScript, { params: { id } });
    expect(after).toMatchObject({ content: before.content, status: 'ready', generation: { status: 'cancelled', charged: 2 } });
    const { items } = await person.client.call(listVariants, { params: { id } });
    expect(items.map(({ variant, content }) => [variant, content])).toEqual([
      [1, one.content],
      [2, two.content],
    ]);
  });
});
