import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, type Language } from '../vocabulary.ts';
import { parseScript } from './parseScript.ts';
import { polishTypography } from './polishTypography.ts';

type Case = readonly [language: Language, typed: string, set: string];
const cases: readonly Case[] = [
  ['en', '"Rest," it says... don\'t hurry.', '“Rest,” it says… don’t hurry.'],
  ['en', 'It says: "Stay with \'now\' for a while."', 'It says: “Stay with ‘now’ for a while.”'],
  ['en', 'Rest «here».', 'Rest “here”.'],
  ['en', 'Ready? Yes; rest: now!', 'Ready? Yes; rest: now!'],
  ['fr', "Êtes-vous là ? Oui; voici : l'air...", 'Êtes-vous là\u202F? Oui\u202F; voici\u00A0: l’air…'],
  ['fr', 'Dites: "oui!" puis « non ».', 'Dites\u00A0: «\u00A0oui\u202F!\u00A0» puis «\u00A0non\u00A0».'],
  ['fr', '“Oui”, dit-elle.', '«\u00A0Oui\u00A0», dit-elle.'],
  ['fr', '« Il dit "oui". »', '«\u00A0Il dit “oui”.\u00A0»'],
  ['fr', 'À 10:30, vraiment?!', 'À 10:30, vraiment\u202F?!'],
  ['fr', 'Re\u0301sonance.', 'Résonance.'],
  ['es', '¿Lo notas? ¡Sí! Dice "calma"...', '¿Lo notas? ¡Sí! Dice «calma»…'],
  ['es', '“Calma”, dice.', '«Calma», dice.'],
  ['de', '"Ruhe", sagt es, und noch "Stille".', '„Ruhe“, sagt es, und noch „Stille“.'],
  ['de', '“Ruhe”, sagt es.', '„Ruhe“, sagt es.'],
  ['de', '„Sag "ja" dazu.“', '„Sag ‚ja‘ dazu.“'],
  ['it', 'Dice "calma", e l\'aria entra.', 'Dice «calma», e l’aria entra.'],
  ['it', 'Dice “calma”.', 'Dice «calma».'],
  ['pt', 'Diz "calma"... d\'água.', 'Diz “calma”… d’água.'],
  ['pt', 'Diz «calma».', 'Diz “calma”.'],
];

test.each(cases)('%s: %s', (language, typed, set) => {
  expect(polishTypography(typed, language)).toBe(set);
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '"',
    "'",
    '“',
    '”',
    '„',
    '«',
    '»',
    '‘',
    '’',
    '‚',
    ' ',
    '\u00A0',
    '\u202F',
    '!',
    '?',
    ';',
    ':',
    '...',
    '.',
    '…',
    'mot',
    'é',
    'e\u0301',
    '\n',
    '## Titre : "a" !\n',
    '[pause:5]',
    '[pause : 5]',
    '[PAUSE!',
    '10:30',
  ),
);
const anyText = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));

test('a second pass changes nothing', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
      const once = polishTypography(text, language);
      expect(polishTypography(once, language)).toBe(once);
    }),
    { numRuns: 4000 },
  );
});

test('titles and markers stay as they are, and lines are lines', () => {
  const titles = (text: string) => text.split('\n').filter((line) => /^##[ \t]/u.test(line));
  const markers = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^##[ \t]/u.test(line))
      .join('\n')
      .match(/\[\s*pause\b[^\]\n]*\]?/giu);
  fc.assert(
    fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
      const set = polishTypography(text, language);
      expect(titles(set)).toEqual(titles(text));
      expect(markers(set)).toEqual(markers(text));
      expect(set.split('\n')).toHaveLength(text.split('\n').length);
    }),
    { numRuns: 1000 },
  );
});

test('what is set is read as it was typed: the same sentences and pauses', () => {
  const typed = '## A : "b" !\n\nVoici : "Respirez. Encore !" Puis l\'air... [pause:5]\nÊtes-vous là ? [pause:3]';
  const shape = (text: string) =>
    parseScript(text).sections.map(({ title, sentences }) => ({ title, pauses: sentences.map(({ pause }) => pause) }));
  expect(shape(polishTypography(typed, 'fr'))).toEqual(shape(typed));
});
