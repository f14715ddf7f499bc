import { describe, expect, test } from 'vitest';
import { listScripts, updateScript, getScript } from '../../shared/routes/scripts.routes.ts';
import type { ScriptListOptions } from '../../shared/scriptFilters.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, finished } = factories(base, api);

/** A finished script with this title and text. */
async function write(person: Person, language: Language, title: string, content: string): Promise<string> {
  const { scriptId: id } = await finished(person, { language });
  const { revision } = await person.client.call(getScript, { params: { id } });
  await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, title, content } });
  return id;
}

async function find({ client }: Person, search: string, more: Partial<ScriptListOptions> = {}): Promise<string[]> {
  const { items, total } = await client.call(listScripts, { query: { search, ...more } });
  expect(total).toBe(items.length);
  return items.map(({ title }) => title);
}

describe('a search', () => {
  test('finds words of title and text, the last one by its beginning', async () => {
    const person = await signUp({ credits: 5 });
    await write(person, 'en', 'Harbour at dusk', '## Arriving\n\nThe boats are moored. [pause:5]\nThe tide goes out.');
    await write(person, 'en', 'Snow', '## Arriving\n\nAll night it falls.');
    expect(await find(person, 'harbour')).toEqual(['Harbour at dusk']);
    expect(await find(person, 'TIDE')).toEqual(['Harbour at dusk']);
    expect(await find(person, 'boats harb')).toEqual(['Harbour at dusk']);
    expect(await find(person, 'arriving')).toEqual(['Snow', 'Harbour at dusk']);
    expect(await find(person, 'snow tide')).toEqual([]);
    expect(await find(person, 'harb dusk')).toEqual([]);
  });

  const forms: [Language, string, readonly string[]][] = [
    ['en', 'She was breathing slowly', ['breathe', 'breaths', 'slow']],
    ['fr', 'Une respiration apaisée, près de l’étoile', ['respirations', 'apaise', 'apaisees', 'etoiles', 'étoile', 'pres']],
    ['es', 'Las canciones del corazón', ['cancion', 'canción', 'corazones', 'corazon']],
    ['de', 'Die Bäume rauschen in großer Ruhe', ['Baum', 'baume', 'Bäumen', 'große', 'grosser']],
    ['it', 'La serenità delle montagne', ['montagna', 'serenita']],
    ['pt', 'As ondas da imaginação', ['onda', 'imaginacao', 'imaginação']],
  ];
  test.each(forms)('in %s finds other forms of “%s”, with and without accents', async (language, content, searches) => {
    const person = await signUp({ credits: 5 });
    await write(person, language, 'One', content);
    for (const search of searches) expect(await find(person, `${search} `), search).toEqual(['One']);
  });

  test('reads words by the rules of each script’s own language', async () => {
    const person = await signUp({ credits: 5 });
    await write(person, 'en', 'English', 'They run along the river.');
    await write(person, 'de', 'German', 'Noch eine Run.');
    expect(await find(person, 'running')).toEqual(['English']);
    expect(await find(person, 'run')).toEqual(['German', 'English']);
    expect(await find(person, 'run', { language: 'de' })).toEqual(['German']);
    expect(await find(person, 'river', { language: 'de' })).toEqual([]);
  });

  test('takes a quotation word by word, across a pause', async () => {
    const person = await signUp({ credits: 5 });
    await write(person, 'en', 'One', 'The sea is wide. [pause:6]\nIt waits.');
    await write(person, 'en', 'Two', 'Wide is the sea.');
    expect(await find(person, '"sea is wide"')).toEqual(['One']);
    expect(await find(person, '“is the sea”')).toEqual(['Two']);
    expect(await find(person, '"wide it waits"')).toEqual(['One']);
    expect(await find(person, '"seas are wide"')).toEqual([]);
    expect(await find(person, 'pause')).toEqual([]);
  });

  test.each([
    "'",
    '"',
    '\\',
    '!',
    '& | !',
    ':*',
    'a:*b',
    '()',
    '<->',
    '%',
    "'); drop table script; --",
    '\u0000x',
    '🌊',
    '[pause:6]',
    '–',
  ])('is safe with %j', async (search) => {
    const person = await signUp();
    await write(person, 'en', 'One', 'Some words.');
    expect(await person.client.try(listScripts, { query: { search } })).toMatchObject({ status: 200 });
  });

  test('that is too long is refused; words without an end are no error of a script', async () => {
    const person = await signUp();
    await person.client.refused('VALIDATION_FAILED', listScripts, { query: { search: 'x'.repeat(201) } });
    const id = await write(person, 'en', 'One', `${'ü'.repeat(5000)} ${'가나다'.repeat(3000)} calm`);
    expect(await find(person, 'calm')).toEqual(['One']);
    const { revision } = await person.client.call(getScript, { params: { id } });
    const content = Array.from({ length: 20_000 }, (_one, index) => `${String.fromCodePoint(0x4e00 + index)}Å${index}`).join(' ');
    await person.client.call(updateScript, { params: { id }, body: { baseRevision: revision, content } });
    expect(await find(person, 'One')).toEqual(['One']);
  });

  test('finds nothing of anybody else', async () => {
    const [one, other] = [await signUp(), await signUp()];
    await write(one, 'en', 'Mine', 'The secret garden.');
    expect(await find(other, 'secret')).toEqual([]);
    expect(await find(one, 'secret')).toEqual(['Mine']);
  });
});
