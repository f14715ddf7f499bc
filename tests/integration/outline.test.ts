import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { awaitApproval } from '../../domain/generations/awaitApproval.ts';
import { failGeneration } from '../../domain/generations/failGeneration.ts';
import type { EditOutlineBody, GenerateBody, OutlineSection } from '../../shared/generations.schema.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { approveGeneration, cancelGeneration, editOutline, retryGeneration } from '../../shared/routes/generations.routes.ts';
import { getScript } from '../../shared/routes/scripts.routes.ts';
import { languages } from '../../shared/vocabulary.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startModelServer, type ModelServer } from '../support/modelServer.ts';
import { SocketClient } from '../support/SocketClient.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { startTestWorker } from '../support/startTestWorker.ts';
import { useDatabase } from '../support/useDatabase.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { reapGenerations } from '../../worker/generations/reapGenerations.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, ask, claim, writeSections, newKey } = factories(base, api);

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer({ lengthError: [-0.4, 0.4] });
});
afterAll(() => model.close());

/** Four handmade sections of 75 s each (settling, breath, theme, return), waiting. */
async function waiting(changes: Partial<GenerateBody> = {}) {
  const person = await signUp();
  const { generation, script } = await ask(person, { approveOutline: true, ...changes });
  const held = await writeSections(generation.id, 0);
  await base.database.transaction((queries) => awaitApproval(queries, held));
  return { ...person, id: generation.id, scriptId: script.id, ...(await present(person, script.id)) };
}

async function present({ client }: Pick<Person, 'client'>, scriptId: string) {
  const { revision, outline } = await client.call(getScript, { params: { id: scriptId } });
  return { revision, outline };
}

/** Reads once more when it is so: script and generation are two reads, and the first may be of a moment before. */
async function until({ client }: Person, scriptId: string, status: 'awaiting_approval' | 'completed') {
  const read = () => client.call(getScript, { params: { id: scriptId } });
  await waitUntil(`a script that is ${status}`, async () => (await read()).generation?.status === status, 60_000);
  return read();
}

const brief = (outline: readonly OutlineSection[]) =>
  outline.map(({ kind, title, plannedSeconds }) => [kind, title, plannedSeconds]);

describe('changing an outline that waits', () => {
  test('renames, reorders, drops and lengthens at once, is there after a reload, and moves no credit', async () => {
    const { client, id, scriptId, revision } = await waiting();
    const sections: EditOutlineBody['sections'] = [
      { kind: 'settling' },
      { kind: 'theme', title: ' A harbour at dusk ', plannedSeconds: 150 },
      { kind: 'return' },
    ];
    const script = await client.call(editOutline, { params: { id }, body: { baseRevision: revision, sections } });
    expect(brief(script.outline)).toEqual([
      ['settling', 'Part 1', 75],
      ['theme', 'A harbour at dusk', 150],
      ['return', 'Part 4', 75],
    ]);
    expect(script.outline.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(script.generation).toMatchObject({ status: 'awaiting_approval', sectionsTotal: 3, proposal: [{}, {}, {}, {}] });
    expect(await client.call(getScript, { params: { id: scriptId } })).toEqual(script);
    expect(await client.call(getCredits, {})).toMatchObject({ available: 2, held: 1 });

    const back = await client.call(editOutline, {
      params: { id },
      body: {
        baseRevision: script.revision,
        sections: [{ kind: 'settling' }, { kind: 'theme' }, { kind: 'breath' }, { kind: 'return' }],
      },
    });
    expect(back.outline.map(({ kind }) => kind)).toEqual(['settling', 'theme', 'breath', 'return']);
    expect(back.outline.reduce((sum, { plannedSeconds }) => sum + plannedSeconds, 0)).toBe(300);
  });

  test('gives the seconds that are not named to the others', async () => {
    const { client, id, revision } = await waiting();
    const sections: EditOutlineBody['sections'] = [
      { kind: 'settling' },
      { kind: 'breath', plannedSeconds: 110 },
      { kind: 'theme' },
      { kind: 'return' },
    ];
    const { outline } = await client.call(editOutline, { params: { id }, body: { baseRevision: revision, sections } });
    expect(outline.map(({ plannedSeconds }) => plannedSeconds)).toEqual([75, 110, 40, 75]);
  });

  test('shows on every other tab', async () => {
    const { client, id, scriptId, revision } = await waiting();
    const socket = new SocketClient({ url: api.url, cookie: client.cookie });
    await socket.ready();
    const sections: EditOutlineBody['sections'] = [
      { kind: 'settling' },
      { kind: 'theme' },
      { kind: 'breath' },
      { kind: 'return' },
    ];
    const script = await client.call(editOutline, { params: { id }, body: { baseRevision: revision, sections } });
    expect((await socket.completion('script.outlined')).payload).toMatchObject({
      scriptId,
      revision: script.revision,
      outline: script.outline,
      generation: script.generation,
    });
  });

  test('of two at once one is refused with the present outline, and nothing is lost', async () => {
    const { client, id, scriptId, revision } = await waiting();
    const rename = (kind: 'breath' | 'theme', title: string): EditOutlineBody => ({
      baseRevision: revision,
      sections: (['settling', 'breath', 'theme', 'return'] as const).map((one) => ({
        kind: one,
        ...(one === kind && { title }),
      })),
    });
    const replies = await Promise.all([
      client.try(editOutline, { params: { id }, body: rename('breath', 'One tab') }),
      client.try(editOutline, { params: { id }, body: rename('theme', 'The other tab') }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { details } = await client.refused('VERSION_CONFLICT', editOutline, { params: { id }, body: rename('theme', 'Late') });
    const now = await client.call(getScript, { params: { id: scriptId } });
    expect(details).toEqual({ revision: now.revision, script: now });
    await client.refused('VERSION_CONFLICT', approveGeneration, { params: { id }, body: { baseRevision: revision } });
    expect(await client.call(approveGeneration, { params: { id }, body: { baseRevision: now.revision } })).toMatchObject({
      status: 'queued',
      proposal: null,
    });
  });

  test('names every rule that is broken, and changes nothing', async () => {
    const { client, id, scriptId, revision, outline } = await waiting();
    const problems = async (sections: EditOutlineBody['sections']) =>
      (await client.refused('OUTLINE_INVALID', editOutline, { params: { id }, body: { baseRevision: revision, sections } }))
        .details?.['problems'];
    expect(
      await problems([{ kind: 'return' }, { kind: 'theme' }, { kind: 'theme' }, { kind: 'body', title: 'Section 1' }]),
    ).toEqual([
      { rule: 'unknown', kind: 'body' },
      { rule: 'twice', kind: 'theme' },
      { rule: 'first', kind: 'settling' },
      { rule: 'last', kind: 'return' },
      { rule: 'title', kind: 'body' },
    ]);
    expect(await problems([{ kind: 'settling' }, { kind: 'return' }])).toEqual([{ rule: 'too_few', least: 3 }]);
    expect(
      await problems([
        { kind: 'settling', plannedSeconds: 20 },
        { kind: 'theme', plannedSeconds: 200 },
        { kind: 'return', plannedSeconds: 79 },
      ]),
    ).toEqual([
      { rule: 'too_short', kind: 'settling', least: 34 },
      { rule: 'sum', asked: 300, given: 299 },
    ]);
    expect(await problems([{ kind: 'settling' }, { kind: 'theme', plannedSeconds: 280 }, { kind: 'return' }])).toContainEqual({
      rule: 'sum',
      asked: 300,
      given: 430,
    });
    expect(await present({ client }, scriptId)).toEqual({ revision, outline });
  });

  test.each(['', ' ', 'x'.repeat(81), '# Title', '[pause:999]', '{name}', 'two\nlines', '**bold**'])(
    'no title is “%s”',
    async (title) => {
      const { client, id, revision } = await waiting();
      const sections = [{ kind: 'settling' }, { kind: 'theme', title }, { kind: 'return' }];
      const { issues } = await client.refused('VALIDATION_FAILED', editOutline, {
        params: { id },
        body: { baseRevision: revision, sections },
      });
      expect(issues?.map(({ path }) => path)).toContain('sections.1.title');
    },
  );

  test('is over once it is approved, cancelled or lapsed, and is nobody else’s', async () => {
    const sections: EditOutlineBody['sections'] = [{ kind: 'settling' }, { kind: 'theme' }, { kind: 'return' }];
    const refuse = ({ client, id, revision }: Awaited<ReturnType<typeof waiting>>) =>
      client.refused('GENERATION_STATE', editOutline, { params: { id }, body: { baseRevision: revision, sections } });
    const approved = await waiting();
    await approved.client.call(approveGeneration, { params: { id: approved.id }, body: {} });
    await refuse(approved);
    const cancelled = await waiting();
    await cancelled.client.call(cancelGeneration, { params: { id: cancelled.id } });
    await refuse(cancelled);
    const lapsed = await waiting();
    const edited = await lapsed.client.call(editOutline, {
      params: { id: lapsed.id },
      body: { baseRevision: lapsed.revision, sections },
    });
    const [row] = await base.rows<{ hours: number }>(
      'select round(extract(epoch from available_at - started_at) / 3600)::int as hours from generation where id = $1',
      [lapsed.id],
    );
    expect(row?.hours).toBe(24);
    await base.rows("update generation set available_at = now() - interval '1 second' where id = $1", [lapsed.id]);
    await reapGenerations(base.database);
    await refuse({ ...lapsed, revision: edited.revision });
    expect(await lapsed.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    const { client } = await signUp();
    const other = await waiting();
    await client.refused('NOT_FOUND', editOutline, {
      params: { id: other.id },
      body: { baseRevision: other.revision, sections },
    });
  });
});

/** Renames, reorders, drops and lengthens what was proposed for ten minutes. */
function change(outline: readonly OutlineSection[]): EditOutlineBody['sections'] {
  const [first, , second, third, ...rest] = outline;
  if (!first || !second || !third) throw new Error('there is too little to change');
  return [
    { kind: first.kind },
    { kind: third.kind, title: 'Am Hafen, später', plannedSeconds: 300 },
    { kind: second.kind },
    ...rest.map(({ kind }) => ({ kind })),
  ];
}

describe('the worker writes what was approved', () => {
  test.each([
    ...languages.map((language) => ({ writer: 'composer' as const, language, type: 'meditation' as const })),
    { writer: 'composer' as const, language: 'fr' as const, type: 'hypnosis' as const },
    ...languages.map((language) => ({ writer: 'model' as const, language, type: 'hypnosis' as const })),
    { writer: 'model' as const, language: 'de' as const, type: 'meditation' as const },
  ])('$writer, $type in $language: kinds, order, titles and seconds', async ({ writer, language, type }) => {
    const person = await signUp();
    const { generation, script } = await ask(person, { approveOutline: true, language, type, duration: 10, theme: 'stress' });
    await startTestWorker(base.url, writer === 'model' ? { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'key' } : {});
    const outlined = await until(person, script.id, 'awaiting_approval');
    const { outline, revision } = await person.client.call(editOutline, {
      params: { id: generation.id },
      body: { baseRevision: outlined.revision, sections: change(outlined.outline) },
    });
    await person.client.call(approveGeneration, { params: { id: generation.id }, body: { baseRevision: revision } });
    const done = await until(person, script.id, 'completed');
    expect(done).toMatchObject({ status: 'ready', writer, outline, generation: { charged: 2, attempts: 1 } });
    expect(done.sections.map(({ kind, title }) => [kind, title])).toEqual(outline.map(({ kind, title }) => [kind, title]));
    expect(done.sections[1]?.title).toBe('Am Hafen, später');
    expect(Math.abs((done.timing?.totalSeconds ?? 0) - 600)).toBeLessThanOrEqual(writer === 'composer' ? 1 : 6);
    const second = done.sections[1];
    expect(Math.abs((second?.speechSeconds ?? 0) + (second?.silenceSeconds ?? 0) - 300)).toBeLessThanOrEqual(
      writer === 'composer' ? 2 : 30,
    );
    expect(done.findings.filter(({ level }) => level === 'fatal')).toEqual([]);
  });

  test('also when it is tried again', async () => {
    const person = await signUp();
    const { generation, script } = await ask(person, { approveOutline: true, duration: 10, theme: 'stress' });
    const worker = await startTestWorker(base.url);
    const outlined = await until(person, script.id, 'awaiting_approval');
    await worker.stop();
    const edited = await person.client.call(editOutline, {
      params: { id: generation.id },
      body: { baseRevision: outlined.revision, sections: change(outlined.outline) },
    });
    await person.client.call(approveGeneration, { params: { id: generation.id }, body: {} });
    const held = await claim(generation.id);
    await base.database.transaction((queries) => failGeneration(queries, held, 'MODEL_UNAVAILABLE', 'the test wants it so'));
    const again = await person.client.call(retryGeneration, { key: newKey(), params: { id: generation.id } });
    expect(again.script.outline).toEqual(edited.outline);
    await startTestWorker(base.url);
    const done = await until(person, script.id, 'completed');
    expect(done.outline).toEqual(edited.outline);
    expect(done.sections.map(({ title }) => title)).toEqual(edited.outline.map(({ title }) => title));
    expect(done.generation).toMatchObject({ id: again.generation.id, retryOf: generation.id });
  });
});
