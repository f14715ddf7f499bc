import { expect, test } from 'vitest';
import { findOtherAddress } from '../../shared/checks/findOtherAddress.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { getScript, updateScript } from '../../shared/routes/scripts.routes.ts';
import { updateSettings } from '../../shared/routes/settings.routes.ts';
import { listSuggestions } from '../../shared/routes/suggestions.routes.ts';
import type { SuggestionList } from '../../shared/suggestions.schema.ts';
import { subjectsByLanguage } from '../../shared/subjects/subjectsByLanguage.ts';
import { metaphorCategories, type MetaphorCategory, type Theme } from '../../shared/vocabulary.ts';
import { factories } from '../support/factories.ts';
import type { Person } from '../support/signingUp.ts';
import { startTestApi } from '../support/startTestApi.ts';
import { useDatabase } from '../support/useDatabase.ts';

const base = await useDatabase();
const api = await startTestApi(base.url);
const { signUp, finished } = factories(base, api);

const formal = { language: 'de', address: 'formal' } as const;
const sentencesOf = (content: string): string[] =>
  parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));

/** Everything there is for a place, round by round. */
async function listAll({ client }: Person, id: string, query: { category?: MetaphorCategory; theme?: Theme } = {}) {
  const first = await client.call(listSuggestions, { params: { id }, query: { ...query, section: 2 } });
  const items = [...first.items];
  for (let round = 1; round < first.rounds; round += 1)
    items.push(...(await client.call(listSuggestions, { params: { id }, query: { ...query, section: 2, round } })).items);
  return items;
}

test('suggestions are a few sentences with their pauses, in the script’s language and address form', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person, formal);
  await person.client.call(updateSettings, { body: { defaultPauseShort: 3, defaultPauseMedium: 8 } });
  const all = await listAll(person, scriptId);
  expect(all.length).toBeGreaterThan(40);
  for (const { content } of all) {
    expect(content.match(/\[pause:\d+\]/gu)).toEqual(['[pause:3]', '[pause:3]', '[pause:8]']);
    expect(content.split('\n')).toHaveLength(3);
  }
  const text = all.map(({ content }) => content).join('\n');
  expect(findOtherAddress(text, 'de', 'formal')).toBeNull();
  expect(text).toMatch(/\b(?:Sie|Ihnen|Ihre)\b/u);
});

test('every category has its own, and together they are all', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person);
  const all = await listAll(person, scriptId);
  const lists = await Promise.all(metaphorCategories.map((category) => listAll(person, scriptId, { category })));
  for (const [index, list] of lists.entries()) {
    expect(list.length).toBeGreaterThan(8);
    expect(new Set(list.map(({ category }) => category))).toEqual(new Set([metaphorCategories[index]]));
  }
  expect(new Set(lists.flat().map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('a theme has its own images, in every category, and what carries it best comes first', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person, { theme: 'sleep' });
  const all = (await listAll(person, scriptId)).map(({ id }) => id);
  const themed = await listAll(person, scriptId, { theme: 'creativity' });
  expect(themed.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(themed.map(({ id }) => id)));
  expect(themed[0]?.category).toBe('transformation');
  expect(themed.some(({ id }) => id.startsWith('scene.workshop/'))).toBe(true);
  expect(themed.some(({ id }) => id.startsWith('scene.snow/'))).toBe(false);
  for (const category of metaphorCategories) {
    const both = await listAll(person, scriptId, { theme: 'creativity', category });
    expect(both.length).toBeGreaterThan(0);
    expect(both.map(({ id }) => id).toSorted()).toEqual(
      themed.flatMap(({ id, category: own }) => (own === category ? [id] : [])).toSorted(),
    );
  }
  await person.client.refused('VALIDATION_FAILED', listSuggestions, { params: { id: scriptId }, query: { theme: 'weather' } });
});

test('what carries the theme comes first, and before it what the person’s own words call for', async () => {
  const person = await signUp({ credits: 10 });
  const first = ({ items }: SuggestionList) => items[0];
  const { scriptId } = await finished(person, { theme: 'creativity' });
  const { client } = person;
  expect(first(await client.call(listSuggestions, { params: { id: scriptId } }))?.category).toBe('transformation');
  const called = await finished(person, { theme: 'creativity', description: 'In the forest' });
  expect(first(await client.call(listSuggestions, { params: { id: called.scriptId } }))?.id).toBe('scene.forest/1');
});

test('no sentence comes that the script has already', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person);
  const { client } = person;
  const [taken] = (await client.call(listSuggestions, { params: { id: scriptId } })).items;
  const script = await client.call(getScript, { params: { id: scriptId } });
  const [one = ''] = sentencesOf(taken?.content ?? '');
  await client.call(updateScript, {
    params: { id: scriptId },
    body: { baseRevision: script.revision, content: `${script.content}\n${one} [pause:9]` },
  });
  const all = await listAll(person, scriptId);
  expect(all.map(({ id }) => id)).not.toContain(taken?.id);
  expect(all.flatMap(({ content }) => sentencesOf(content))).not.toContain(one);
});

test('no image comes that the person asked to avoid', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person, { avoid: ['water', 'heights'] });
  const all = await listAll(person, scriptId);
  expect(all.length).toBeGreaterThan(20);
  for (const { content } of all)
    for (const { subject } of subjectsByLanguage.en.find(content)) expect(['water', 'heights']).not.toContain(subject);
});

test('where a script comes back, no image begins', async () => {
  const person = await signUp();
  const { scriptId } = await finished(person);
  const script = await person.client.call(getScript, { params: { id: scriptId } });
  const section = script.sections.findIndex(({ kind }) => kind === 'return') + 1;
  expect(section).toBeGreaterThan(0);
  expect(await person.client.call(listSuggestions, { params: { id: scriptId }, query: { section } })).toEqual({
    items: [],
    rounds: 0,
    isEnding: true,
  });
});

test('another person’s script has none', async () => {
  const { scriptId } = await finished(await signUp());
  const other = await signUp();
  await other.client.refused('NOT_FOUND', listSuggestions, { params: { id: scriptId } });
});
