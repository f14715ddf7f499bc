import { expect, test } from 'vitest';
import { compareTexts } from './findLocaleFaults.ts';

const english = new Map([
  ['title', 'Hello {{name}}'],
  ['help', 'Read <link>this</link>'],
  ['minutes_one', '{{count}} minute'],
  ['minutes_other', '{{count}} minutes'],
]);

test('a complete language has no faults, and its own plural forms', () => {
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
