import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../../bin/local/projectRoot.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';

/** Rows below which a language's part is no glossary. */
const minRows = 25;

type Entry = { readonly thing: string; readonly say: readonly string[]; readonly not: readonly string[] };

function readGlossary(language: Language): Entry[] {
  const text = readFileSync(join(projectRoot, 'web/i18n/GLOSSARY.md'), 'utf8');
  const part = text.split(/^## /mu).find((one) => one.startsWith(`${language}\n`)) ?? '';
  const words = (cell = '') => cell.split(',').flatMap((word) => word.trim() || []);
  return part.split('\n').flatMap((line) => {
    const [, thing = '', say, not] = line.split('|').map((cell) => cell.trim());
    return thing === '' || thing === 'Thing' || /^-+$/u.test(thing) ? [] : [{ thing, say: words(say), not: words(not) }];
  });
}

/** Every text for people of a language: interface, mails, exports, and what the server says itself. */
function textsOf(language: Language): string[] {
  const folders = ['web/i18n/locales', 'domain/mail/texts', 'domain/exports/texts', 'api/http/texts'];
  return folders
    .flatMap((folder) => globSync(`${folder}/${language}/**/*.json`, { cwd: projectRoot }))
    .flatMap((file) => stringsIn(z.json().parse(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')))));
}

function stringsIn(value: z.core.util.JSONType): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((one) => stringsIn(one)) : [];
}

const patternOf = (word: string): RegExp => {
  const stem = word.endsWith('*');
  const literal = (stem ? word.slice(0, -1) : word)
    .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`[ \u00A0\u202F]`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}${stem ? '' : '(?![\\p{L}\\p{N}])'}`, 'iu');
};

test.each(languages)('%s: the texts name each thing as the glossary does', (language) => {
  const entries = readGlossary(language);
  expect(entries.length).toBeGreaterThanOrEqual(minRows);
  const texts = textsOf(language);
  expect(texts.length).toBeGreaterThan(500);
  const unused = entries.flatMap(({ thing, say }) => {
    expect(say.length, thing).toBeGreaterThan(0);
    return say.filter((word) => !texts.some((text) => patternOf(word).test(text)));
  });
  expect(unused).toEqual([]);
  const wrong = entries.flatMap(({ not }) =>
    not.flatMap((word) => texts.filter((text) => patternOf(word).test(text)).map((text) => `${word}: ${text}`)),
  );
  expect(wrong).toEqual([]);
});
