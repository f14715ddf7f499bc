import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listGenerations } from '../../shared/routes/generations.routes.ts';
import { getCredits } from '../../shared/routes/credits.routes.ts';
import { deleteScript, getScript, listScripts, updateScript, createScript } from '../../shared/routes/scripts.routes.ts';
import { getVersion, listVersions, nameVersion, restoreVersion } from '../../shared/routes/versions.routes.ts';
import type { Script, UpdateScriptBody } from '../../shared/scripts.schema.ts';
import type { VersionSummary } from '../../shared/versions.schema.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { scriptBody } from '../support/scriptBody.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { newKey, signUp, ask, finish, finished, writeSections } = factories(base, api);

const read = ({ client }: Person, id: string): Promise<Script> => client.call(getScript, { params: { id } });
const versionsOf = async ({ client }: Person, id: string): Promise<VersionSummary[]> =>
  (await client.call(listVersions, { params: { id } })).items;

/** Saves as the editor does: on the revision that is there. */
async function save(person: Person, id: string, change: Omit<UpdateScriptBody, 'baseRevision'>): Promise<Script> {
  const { revision } = await read(person, id);
  return person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, ...change } });
}

async function bringBack(person: Person, id: string, version: string): Promise<Script> {
  const { revision } = await read(person, id);
  return person.client.call(restoreVersion, { params: { id, version }, body: { baseRevision: revision } });
}

const text = (line: string): string => `## Only one\n\n${line} [pause:4]\nAnd so it ends.`;
const reasons = (versions: readonly VersionSummary[]): string[] => versions.map(({ reason }) => reason);
const currentOf = (versions: readonly VersionSummary[]): number[] =>
  versions.filter(({ current }) => current).map(({ number }) => number);

describe('a script of one’s own', () => {
  test('is there at once, costs nothing, and can be asked for again', async () => {
    const person = await signUp();
    const script = await person.client.call(createScript, {
      key: newKey(),
      body: scriptBody({ theme: 'sleep', language: 'fr' }),
    });
    expect(script).toMatchObject({
      title: 'My evening',
      status: 'ready',
      writer: null,
      writerDetail: null,
      generation: null,
      content: '',
      timing: null,
      words: 0,
      findings: [],
      approach: 'calm',
      address: 'formal',
      request: { title: 'My evening', type: 'meditation', theme: 'sleep', language: 'fr', duration: 5, style: 'gentle' },
    });
    expect(script.request).not.toHaveProperty('content');
    expect(await read(person, script.id)).toEqual(script);
    expect((await person.client.call(listScripts, {})).items).toMatchObject([{ id: script.id, status: 'ready' }]);
    expect(await person.client.call(getCredits, {})).toMatchObject({ available: 3, held: 0 });
    expect((await person.client.call(listGenerations, {})).items).toEqual([]);
    expect(await versionsOf(person, script.id)).toMatchObject([
      { number: 1, reason: 'created', author: 'person', writerDetail: null, current: true, restoredFrom: null },
    ]);
  });

  test('with a text is timed and checked; what is found stops nothing', async () => {
    const person = await signUp();
    const content = text('Let it be {slot} and as it is.');
    const script = await person.client.call(createScript, { key: newKey(), body: scriptBody({ content }) });
    expect(script).toMatchObject({ content, words: 12, timing: { silenceSeconds: 4.7 }, sections: [{ title: 'Only one' }] });
    expect(script.findings.map(({ level }) => level)).toContain('fatal');
    expect(await versionsOf(person, script.id)).toMatchObject([{ words: 12, totalSeconds: script.timing?.totalSeconds }]);
  });

  test('is begun once however often it is sent, and a key is for one request', async () => {
    const person = await signUp();
    const sent = { key: newKey(), body: scriptBody({ content: text('One line.') }) };
    const answers = await Promise.all([1, 2, 3].map(() => person.client.call(createScript, sent)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await person.client.call(listScripts, {})).total).toBe(1);
    await person.client.refused('IDEMPOTENCY_CONFLICT', createScript, { ...sent, body: scriptBody({ title: 'Another' }) });
    await person.client.refused('IDEMPOTENCY_KEY_MISSING', createScript, { body: scriptBody() });
    // The same key is another person's too.
    const other = await signUp();
    expect((await other.client.call(createScript, sent)).id).not.toBe(answers[0]?.id);
  });

  test('names every problem at once', async () => {
    const { client } = await signUp();
    const wrong = { title: ' ', type: 'x', theme: 'x', language: 'xx', duration: 2, content: 'x'.repeat(200_001), more: 1 };
    const { issues } = await client.refused('VALIDATION_FAILED', createScript, { key: newKey(), body: wrong });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });
});

describe('a version', () => {
  test('is the text that was generated, by its writer', async () => {
    const person = await signUp();
    const { scriptId } = await finished(person);
    const script = await read(person, scriptId);
    const [version, ...others] = await versionsOf(person, scriptId);
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      scriptId,
      number: 1,
      reason: 'generated',
      author: 'composer',
      writerDetail: 'by hand',
      title: 'Handmade',
      words: script.words,
      totalSeconds: script.timing?.totalSeconds,
      current: true,
      name: null,
    });
    expect(await person.client.call(getVersion, { params: { id: scriptId, version: version?.id ?? '' } })).toEqual({
      ...version,
      content: script.content,
    });
  });

  test('is also what was finished when a first writing was stopped; where nothing was, there is none', async () => {
    const person = await signUp();
    const { script, generation } = await ask(person);
    expect(await versionsOf(person, script.id)).toEqual([]);
    await writeSections(generation.id, 2);
    await person.client.call(deleteScript, { params: { id: script.id } });
    await person.client.refused('NOT_FOUND', listVersions, { params: { id: script.id } });
    expect(await base.rows('select number, reason from script_version where script_id = $1', [script.id])).toEqual([
      { number: 1, reason: 'cancelled' },
    ]);
  });

  test('holds one editing session of edits, and another editing session is another version', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const line of ['One.', 'Two.', 'Three.']) await save(person, id, { content: text(line), editSession: first });
    await save(person, id, { content: text('Four.'), editSession: second });
    await save(person, id, { content: text('Five.'), editSession: first });
    const versions = await versionsOf(person, id);
    expect(reasons(versions)).toEqual(['edited', 'edited', 'edited', 'generated']);
    expect(currentOf(versions)).toEqual([4]);
    const contents = await Promise.all(
      versions.map(({ id: version }) => person.client.call(getVersion, { params: { id, version } })),
    );
    expect(contents.map(({ content }) => content).slice(0, 3)).toEqual([text('Five.'), text('Four.'), text('Three.')]);
    expect(versions[0]).toMatchObject({ author: 'person', writerDetail: 'by hand' });
  });

  test('is not made by a title, nor by a text that is the same', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const { content } = await save(person, id, { title: 'Another title' });
    await save(person, id, { content });
    expect(reasons(await versionsOf(person, id))).toEqual(['generated']);
  });

  test('of saves that name no editing session holds half an hour of them', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    await save(person, id, { content: text('One.') });
    await save(person, id, { content: text('Two.') });
    await base.rows("update script_version set created_at = now() - interval '29 minutes' where script_id = $1 and number = 2", [
      id,
    ]);
    await save(person, id, { content: text('Three.') });
    expect(await versionsOf(person, id)).toHaveLength(2);
    await base.rows("update script_version set created_at = now() - interval '31 minutes' where script_id = $1 and number = 2", [
      id,
    ]);
    await save(person, id, { content: text('Four.') });
    await save(person, id, { content: text('Five.'), editSession: randomUUID() });
    expect(await versionsOf(person, id)).toHaveLength(4);
  });

  test('that has a name keeps its text, and the name can be changed and taken away', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const editSession = randomUUID();
    await save(person, id, { content: text('One.'), editSession });
    const version = (await versionsOf(person, id))[0]?.id ?? '';
    const named = await person.client.call(nameVersion, { params: { id, version }, body: { name: ' For Anna ' } });
    expect(named).toMatchObject({ id: version, number: 2, name: 'For Anna', current: true });
    await save(person, id, { content: text('Two.'), editSession });
    await save(person, id, { content: text('Three.'), editSession });
    expect(await versionsOf(person, id)).toMatchObject([
      { number: 3, name: null, current: true },
      { number: 2, name: 'For Anna', current: false },
      { number: 1 },
    ]);
    expect(await person.client.call(getVersion, { params: { id, version } })).toMatchObject({ content: text('One.') });
    expect(await person.client.call(nameVersion, { params: { id, version }, body: { name: '' } })).toMatchObject({ name: null });
    await person.client.refused('VALIDATION_FAILED', nameVersion, { params: { id, version }, body: { name: 'x'.repeat(81) } });
  });

  test('comes in pages that neither skip nor repeat, newest first', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    for (let line = 1; line <= 6; line += 1)
      await save(person, id, { content: text(`Line ${line}.`), editSession: randomUUID() });
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await person.client.call(listVersions, { params: { id }, query: { limit: 3, ...(cursor && { cursor }) } });
      seen.push(...page.items.map(({ number }) => number));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    await person.client.refused('VALIDATION_FAILED', listVersions, { params: { id }, query: { cursor: 'garbage' } });
  });
});

describe('bringing a version back', () => {
  test('makes it the text again, as a version of its own that can be undone', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const before = await read(person, id);
    await save(person, id, { content: text('Mine.'), title: 'Mine' });
    const [edited, generated] = await versionsOf(person, id);
    const restored = await bringBack(person, id, generated?.id ?? '');
    expect(restored).toMatchObject({ content: before.content, title: 'Mine', timing: before.timing, words: before.words });
    expect(await read(person, id)).toEqual(restored);
    expect(await versionsOf(person, id)).toMatchObject([
      { number: 3, reason: 'restored', author: 'composer', restoredFrom: 1, current: true },
      { number: 2, reason: 'edited', current: false },
      { number: 1, reason: 'generated', current: false },
    ]);
    expect((await bringBack(person, id, edited?.id ?? '')).content).toBe(text('Mine.'));
    // An edit after it does not change what was brought back.
    await save(person, id, { content: text('More.') });
    expect(reasons(await versionsOf(person, id))).toEqual(['edited', 'restored', 'restored', 'edited', 'generated']);
  });

  test('refuses another revision, with the script as it is, and a script that is being written', async () => {
    const person = await signUp();
    const { scriptId: id } = await finished(person);
    const version = (await versionsOf(person, id))[0]?.id ?? '';
    const { revision } = await read(person, id);
    const { details } = await person.client.refused('VERSION_CONFLICT', restoreVersion, {
      params: { id, version },
      body: { baseRevision: revision - 1 },
    });
    expect(details).toMatchObject({ revision, script: { id } });
    const other = await ask(person);
    const lease = await writeSections(other.generation.id, 4);
    await person.client.refused('SCRIPT_BUSY', restoreVersion, {
      params: { id: other.script.id, version },
      body: { baseRevision: 1 },
    });
    await finish(lease);
  });

  test('knows no version of another script', async () => {
    const person = await signUp({ credits: 5 });
    const [{ scriptId: id }, { scriptId: second }] = [await finished(person), await finished(person)];
    const version = (await versionsOf(person, second))[0]?.id ?? '';
    const { revision } = await read(person, id);
    await person.client.refused('NOT_FOUND', getVersion, { params: { id, version } });
    await person.client.refused('NOT_FOUND', nameVersion, { params: { id, version }, body: { name: 'x' } });
    await person.client.refused('NOT_FOUND', restoreVersion, { params: { id, version }, body: { baseRevision: revision } });
  });
});
