import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareTexts, findLocaleErrors } from './findLocaleErrors.ts';

const english = new Map([
  ['title', 'Hello {{name}}'],
  ['help', 'Read <link>this</link>'],
  ['minutes_one', '{{count}} minute'],
  ['minutes_other', '{{count}} minutes'],
]);

test('a complete language has no errors, and its own plural forms', () => {
  const french = new Map([
    ['title', 'Bonjour {{ name }}'],
    ['help', 'Lisez <link>ceci</link>'],
    ['minutes_one', 'une minute'],
    ['minutes_many', '{{count}} de minutes'],
    ['minutes_other', '{{count}} minutes'],
  ]);
  expect(compareTexts(english, english, 'en')).toEqual([]);
  expect(compareTexts(english, french, 'fr')).toEqual([]);
});

test('each way of being incomplete is named', () => {
  const german = new Map([
    ['title', 'Hallo {{nom}}'],
    ['help', ' '],
    ['minutes_one', 'eine Minute'],
    ['extra', 'mehr'],
  ]);
  expect(compareTexts(english, german, 'de')).toEqual([
    'minutes_other is missing',
    'extra is not in English',
    'help is empty',
    'title lacks {{name}}',
    'title has {{nom}}, which English has not',
    'help lacks <link>',
    'help lacks </link>',
  ]);
});

test('French marks are spaced so that none stands alone on a line', () => {
  const plain = new Map([['one', 'A text']]);
  const errorsOf = (text: string): string[] => compareTexts(plain, new Map([['one', text]]), 'fr');
  for (const right of ['Oui\u00A0: «\u00A0non\u00A0»\u202F?', 'à 15\u202F%', 'https://example.org', 'un\u202F; deux'])
    expect(errorsOf(right)).toEqual([]);
  for (const wrong of ['Oui : non', 'Oui\u202F: non', 'Vraiment ?', 'Vraiment\u00A0?', 'Vraiment?', '« non »', 'à 15 %'])
    expect(errorsOf(wrong)).toEqual(['one is spaced wrongly']);
});

test('a file counts where the English one is, and nowhere else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'));
  const write = (path: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '{"title":"Title"}');
  };
  try {
    for (const path of ['en/help.json', 'en/first/app.json', 'de/help.json', 'de/more/app.json']) write(path);
    expect(findLocaleErrors(folder, ['en', 'de'])).toEqual(['de/first/app.json: missing', 'en/more/app.json: missing']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
