import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages, type Language } from '../../../shared/vocabulary.ts';
import { articleFor } from './articleFor.ts';
import { articleIds, HelpWords, type Help } from './articles.ts';
import { fillFigures } from './fillFigures.ts';
import { loadHelp } from './loadHelp.ts';
import { isNearly } from './isNearly.ts';
import { readBlocks } from './readBlocks.ts';
import { foldWord, searchHelp } from './searchHelp.ts';
import { toPlainText } from './toPlainText.ts';

const english = await loadHelp('en');
const t = ((_key: string, { count }: { count: number }) => `${count} credits`) as never; // all that the figures need of it

const textsOf = (help: Help): readonly string[] =>
  articleIds.flatMap((id) => [
    help[id].title,
    help[id].lead,
    ...Object.values(help[id].sections).flatMap(({ title, text }) => [title, text]),
  ]);
const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?<to>[^)]+)\)/gu)].map(({ groups }) => groups?.['to'] ?? '');

test.each(languages)('the help in %s is whole, in the order of the English one, and its own text', async (language: Language) => {
  const help = await loadHelp(language);
  for (const id of articleIds) {
    expect(Object.keys(help[id].sections)).toEqual(Object.keys(english[id].sections));
    for (const [name, { text }] of Object.entries(help[id].sections)) {
      const original = english[id].sections[name]?.text ?? '';
      expect(linksOf(text), `${id}.${name}`).toEqual(linksOf(original));
      expect(readBlocks(text).map(({ kind }) => kind)).toEqual(readBlocks(original).map(({ kind }) => kind));
      if (language !== 'en') expect(text).not.toBe(original);
    }
  }
  const filled = textsOf(fillFigures(help, t));
  expect(filled.filter((text) => text.includes('{{'))).toEqual([]);
  // Costs and limits come from the catalogue: a figure before "credits" is never typed.
  expect(textsOf(help).filter((text) => /\d+ (?:Credits|crédit|crédito|crediti|credit)/iu.test(text))).toEqual([]);
});

test('a word is found without its accents and from its beginning, the titles first', async () => {
  const french = await loadHelp('fr');
  expect(searchHelp(french, 'RELEVE')[0]).toMatchObject({ article: 'credits', section: 'ledger' });
  expect(searchHelp(french, 'relevé')).toEqual(searchHelp(french, 'releve'));
  const german = await loadHelp('de');
  expect(searchHelp(german, 'verfallen').map(({ article }) => article)).toContain('credits');
  expect(foldWord('Straße, Cœur, ÉTÉ')).toBe('strasse, coeur, ete');
  const found = searchHelp(english, 'cancel');
  expect(found[0]).toMatchObject({ article: 'writing', section: 'cancel', title: 'Cancelling' });
});

const readData = (folder: string, language: Language): unknown =>
  JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, import.meta.url), 'utf8'));
const sectionsOf = (help: Help): readonly string[] =>
  articleIds.flatMap((id) => Object.keys(help[id].sections).map((name) => `${id}.${name}`));

test.each(languages)('people find what they look for in %s by the words that they have for it', async (language: Language) => {
  const help = await loadHelp(language);
  const places = sectionsOf(help);
  expect(Object.keys(HelpWords.parse(readData('words', language))).filter((place) => !places.includes(place))).toEqual([]);
  const asked = Object.entries(z.record(z.string(), z.enum(places)).parse(readData('asked', language)));
  expect(asked.length).toBeGreaterThanOrEqual(9);
  const missed = asked.flatMap(([words, place]) => {
    const found = searchHelp(help, words).map(({ article, section }) => `${article}.${section}`);
    return found.slice(0, 3).includes(place) ? [] : [`${words}: ${found.join(', ')}`];
  });
  expect(missed).toEqual([]);
});

test.each(languages)('one typing error in a longer word is forgiven in %s', async (language: Language) => {
  const help = await loadHelp(language);
  for (const id of articleIds) {
    for (const [section, { title }] of Object.entries(help[id].sections)) {
      const word = title.split(/[^\p{L}]+/u).find(({ length }) => length > 6);
      if (word === undefined) continue;
      const typed = [
        `${word.slice(0, 3)}${word.slice(4)}`,
        `${word.slice(0, 3)}x${word.slice(3)}`,
        `${word.slice(0, 3)}x${word.slice(4)}`,
        `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)}`,
      ];
      for (const wrong of typed) {
        expect(searchHelp(help, wrong), `${wrong} for ${word}`).toContainEqual(expect.objectContaining({ article: id, section }));
      }
    }
  }
});

test('an error is forgiven in words of five letters and more, one a word', () => {
  for (const typed of ['cancle', 'cacel', 'canncel', 'camcel', 'cancell', 'xancel', 'cance']) {
    expect(isNearly(typed, 'cancelling'), typed).toBe(true);
  }
  for (const typed of ['cnacle', 'cnel', 'cans', 'ccancle', 'silence']) expect(isNearly(typed, 'cancelling'), typed).toBe(false);
  expect(isNearly('cancelling', 'cancel')).toBe(false);
});

test('what is spelled right is not widened, and the small words of a question may be missing', () => {
  expect(searchHelp(english, 'pauses').length).toBeLessThan(searchHelp(english, 'pausse').length);
  expect(searchHelp(english, 'how do I cancel it?')[0]).toMatchObject({ article: 'writing', section: 'cancel' });
});

test('places with every word come alone, others only where there are none; nothing asked finds nothing', () => {
  const both = searchHelp(english, 'pause seconds');
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(searchHelp(english, 'pause').length);
  expect(searchHelp(english, 'pause xylophone')).toEqual(searchHelp(english, 'pause'));
  expect(searchHelp(english, 'how much does it cost?')[0]).toMatchObject({ article: 'credits', section: 'cost' });
  for (const nothing of ['', '   ', '?!', 'xylophone']) expect(searchHelp(english, nothing)).toEqual([]);
});

test('an excerpt is the sentence with the word, without marks', () => {
  const [deleted] = searchHelp(english, 'delete restored');
  expect(deleted?.excerpt).toBe('A script that you delete can be restored for 30 days.');
  expect(toPlainText('See [Credits](/transactions):\n- press `Tab`\n- wait')).toBe('See Credits: press Tab wait');
});

test('texts are read as paragraphs, lists, links and keys', () => {
  expect(readBlocks('One [two](/three).\n\nFour:\n- `F1` opens\n- more')).toEqual([
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'One ' },
        { kind: 'link', text: 'two', to: '/three' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'Four:' }] },
    {
      kind: 'list',
      items: [
        [
          { kind: 'key', text: 'F1' },
          { kind: 'text', text: ' opens' },
        ],
        [{ kind: 'text', text: 'more' }],
      ],
    },
  ]);
  // A link that leads out of the product is no link.
  expect(readBlocks('[out](https://example.org)')).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: '[out](https://example.org)' }] },
  ]);
});

test('each page has the help that speaks of it', () => {
  expect(articleFor('/script-generator')).toBe('request');
  expect(articleFor('/edit/0198')).toBe('editing');
  expect(articleFor('/scripts/0198/versions')).toBe('versions');
  expect(articleFor('/scripts/0198')).toBe('writing');
  expect(articleFor('/transactions')).toBe('credits');
  expect(articleFor('/account/subscription')).toBe('credits');
  expect(articleFor('/')).toBe('start');
  expect(articleFor('/scripts')).toBe('library');
  expect(articleFor('/templates/new')).toBe('library');
});
