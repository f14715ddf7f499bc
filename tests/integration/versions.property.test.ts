import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saveDraft } from '../../domain/generations/saveDraft.ts';
import { saveSection } from '../../domain/generations/saveSection.ts';
import { stopCancelled } from '../../domain/generations/stopCancelled.ts';
import type { RegenerateBody } from '../../shared/generations.schema.ts';
import { spliceSection } from '../../shared/markup/spliceSection.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import {
  getVersion,
  listVariants,
  listVersions,
  nameVersion,
  restoreVersion,
  takeVariant,
} from '../../shared/routes/versions.routes.ts';
import { regenerateScript } from '../../shared/routes/generations.routes.ts';
import { assembleContent } from '../../shared/markup/assembleContent.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { handmadeSections } from '../support/handmadeSections.ts';
import { finishWritten } from '../support/finishWritten.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url, { GENERATIONS_PER_MINUTE: '10000' });
const { newKey, signUp, claim, finish, finished } = factories(base, api);
const { database } = base;

/** What should be: every text in its order, and for the newest whose editing session it is. */
type Model = { texts: string[]; content: string; session: string | null; isNamed: boolean };
type Step = (person: Person, id: string, model: Model) => Promise<void>;

const outline = handmadeSections.map(({ position, kind, title, plannedSeconds }) => ({ position, kind, title, plannedSeconds }));
const draft = { writer: 'composer', writerDetail: 'by hand', seed: 'seed', steering: null, memory: null } as const;
const revisionOf = async ({ client }: Person, id: string): Promise<number> =>
  (await client.call(getScript, { params: { id } })).revision;
const idsOf = async ({ client }: Person, id: string): Promise<string[]> =>
  (await client.call(listVersions, { params: { id }, query: { limit: 100 } })).items.map((version) => version.id).toReversed();

function add(model: Model, text: string, session: string | null = null): void {
  model.texts.push(text);
  model.content = text;
  model.session = session;
  model.isNamed = false;
}

const sittings = [randomUUID(), randomUUID()] as const;

const edit =
  (line: number, session: number): Step =>
  async (person, id, model) => {
    const content = `${model.content.split('\n\n## Part 4')[0] ?? ''}\n\n## Part 4\n\nLine ${line}. [pause:3]`;
    const editSession = sittings[session % 2] ?? null;
    await person.client.call(updateScript, {
      params: { id },
      body: { baseRevision: await revisionOf(person, id), content, ...(editSession && { editSession }) },
    });
    if (content === model.content) return;
    if (model.session === editSession && !model.isNamed) {
      model.texts.pop();
      add(model, content, editSession);
    } else add(model, content, editSession);
  };

const restore =
  (pick: number): Step =>
  async (person, id, model) => {
    const at = pick % model.texts.length;
    const version = (await idsOf(person, id))[at] ?? '';
    await person.client.call(restoreVersion, {
      params: { id, version },
      body: { baseRevision: await revisionOf(person, id) },
    });
    add(model, model.texts[at] ?? '');
  };

const name = (): Step => async (person, id, model) => {
  const version = (await idsOf(person, id)).at(-1) ?? '';
  await person.client.call(nameVersion, { params: { id, version }, body: { name: 'Kept' } });
  model.isNamed = true;
};

async function ask(person: Person, id: string, section?: RegenerateBody['section']) {
  const body = { baseRevision: await revisionOf(person, id), ...(section && { section }) };
  const { generation } = await person.client.call(regenerateScript, { key: newKey(), params: { id }, body });
  return claim(generation.id);
}

const rewrite =
  (sections: number): Step =>
  async (person, id, model) => {
    const lease = await ask(person, id);
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline }));
    const written = handmadeSections.slice(0, sections);
    for (const section of written)
      await database.transaction((queries) => saveSection(queries, lease, { ...section, memory: {} }));
    const { content } = model;
    if (sections === handmadeSections.length) {
      await finish(lease);
      add(model, assembleContent(written));
      return;
    }
    await database.transaction((queries) => stopCancelled(queries, lease));
    if (sections === 0) return;
    add(model, assembleContent(written));
    model.content = content;
  };

const rewriteSection =
  (line: number, variants: number): Step =>
  async (person, id, model) => {
    const position = 1;
    const lease = await ask(person, id, { position, variants, seconds: 60 });
    await database.transaction((queries) => saveDraft(queries, lease, { ...draft, outline: [] }));
    const [one] = handmadeSections;
    if (!one) throw new Error('no handmade section');
    const bodies = Array.from({ length: variants }, (_, index) => `Said anew ${line}, ${index}. [pause:4]`);
    for (const [index, content] of bodies.entries())
      await database.transaction((queries) =>
        saveSection(queries, lease, { ...one, content, position: index + 1, memory: {} }, position),
      );
    await finishWritten(database, lease);
    if (variants > 1) {
      const { items } = await person.client.call(listVariants, { params: { id } });
      const chosen = items.find(({ generationId, variant }) => generationId === lease.generationId && variant === 2);
      await person.client.call(takeVariant, {
        params: { id, variant: chosen?.id ?? '' },
        body: { baseRevision: await revisionOf(person, id) },
      });
    }
    add(model, spliceSection(model.content, position, bodies[variants > 1 ? 1 : 0] ?? ''));
  };

const steps = fc.oneof(
  fc.record({ line: fc.nat(3), session: fc.nat(1) }).map(({ line, session }) => edit(line, session)),
  fc.nat(20).map(restore),
  fc.constant(name()),
  fc.nat(4).map(rewrite),
  fc
    .record({ line: fc.nat(3), variants: fc.integer({ min: 1, max: 2 }) })
    .map(({ line, variants }) => rewriteSection(line, variants)),
);

test(
  'whatever is done with a script, every text that it had stays, and the current one is known',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 12 }), async (acts) => {
        const person = await signUp({ credits: 60 });
        const { scriptId: id } = await finished(person);
        const { content } = await person.client.call(getScript, { params: { id } });
        const model: Model = { texts: [content], content, session: null, isNamed: false };
        // What was generated is no editing session of edits.
        model.isNamed = true;
        for (const act of acts) await act(person, id, model);
        const { items } = await person.client.call(listVersions, { params: { id }, query: { limit: 100 } });
        const ordered = items.toReversed();
        expect(ordered.map(({ number }) => number)).toEqual(model.texts.map((_text, index) => index + 1));
        const texts = await Promise.all(
          ordered.map((version) => person.client.call(getVersion, { params: { id, version: version.id } })),
        );
        expect(texts.map((version) => version.content)).toEqual(model.texts);
        expect((await person.client.call(getScript, { params: { id } })).content).toBe(model.content);
        expect(ordered.filter(({ current }) => current).map(({ number }) => number)).toEqual([
          model.texts.lastIndexOf(model.content) + 1,
        ]);
      }),
      { numRuns: 12 },
    );
  },
);
