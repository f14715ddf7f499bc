import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../../bin/local/projectRoot.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';

/** Rows below which a language's part is no glossary. */
const minRows = 30;

type Entry = { readonly thing: string; readonly say: readonly string[]; readonly not: readonly string[] };

function readGlossary(language: Language): Entry[] {
  const text = read('web/i18n/GLOSSARY.md');
  const part = text.split(/^## /mu).find((one) => one.startsWith(`${language}\n`)) ?? '';
  const words = (cell = '') => cell.split(',').flatMap((word) => word.trim() || []);
  return part.split('\n').flatMap((line) => {
    const [, thing = '', say, not] = line.split('|').map((cell) => cell.trim());
    return thing === '' || thing === 'Thing' || /^-+$/u.test(thing) ? [] : [{ thing, say: words(say), not: words(not) }];
  });
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const find = (patterns: readonly string[]): string[] => patterns.flatMap((one) => globSync(one, { cwd: projectRoot }));
const folders = ['web/i18n/locales', 'domain/mail/texts', 'domain/exports/texts', 'api/http/texts'];

/** Every text of the interface for people of a language: pages, mails, exports, and what the server says itself. */
const textsOf = (language: Language): string[] =>
  find(folders.map((folder) => `${folder}/${language}/**/*.json`)).flatMap((file) =>
    stringsIn(z.json().parse(JSON.parse(read(file)))),
  );

const About = z.object({ title: z.string(), description: z.string() });

/** What stands beside the interface: the legal pages, and what the templates say of themselves. */
const textsBeside = (language: Language): string[] => [
  ...find([`legal/${language}/*.md`]).flatMap((file) => read(file).split('\n')),
  ...find([`domain/templates/library/${language}/*.json`]).flatMap((file) => Object.values(About.parse(JSON.parse(read(file))))),
];

function stringsIn(value: z.core.util.JSONType): string[] {
  // The name of a placeholder and the address of a link are no words for people.
  if (typeof value === 'string') return [value.replaceAll(/\{\{[^}]*\}\}|(?<=\])\([^)]*\)/gu, '…')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => stringsIn(one)) : [];
}

const patternOf = (word: string): RegExp => {
  const stem = word.endsWith('*');
  const literal = (stem ? word.slice(0, -1) : word)
    .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`[ \u00A0\u202F]`)
    .replaceAll(/['’]/gu, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}${stem ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
};

const repeatedIn = (words: readonly string[]): string[] => words.filter((word, index) => words.indexOf(word) !== index);

test.each(languages)('%s: the texts name each thing as the glossary does', (language) => {
  const entries = readGlossary(language);
  expect(entries.length).toBeGreaterThanOrEqual(minRows);
  expect(repeatedIn(entries.map(({ thing }) => thing))).toEqual([]);
  expect(repeatedIn(entries.flatMap(({ not }) => not))).toEqual([]);
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(500);
  const unused = entries.flatMap(({ thing, say }) => {
    expect(say.length, thing).toBeGreaterThan(0);
    return say.filter((word) => !texts.some((text) => patternOf(word).test(text)));
  });
  expect(unused).toEqual([]);
  const all = [...texts, ...textsBeside(language)];
  const wrong = entries.flatMap(({ not }) =>
    not.flatMap((word) => all.filter((text) => patternOf(word).test(text)).map((text) => `${word}: ${text}`)),
  );
  expect(wrong).toEqual([]);
});
