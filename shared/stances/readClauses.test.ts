import { describe, expect, test } from 'vitest';
import type { Language } from '../vocabulary.ts';
import { readClauses } from './readClauses.ts';

const stancesOf = (text: string, language: Language = 'pt'): string[] => readClauses(text, language).map(({ stance }) => stance);

describe('Portuguese clauses', () => {
  test.each(['Tenho insônia há anos', 'Minhas costas doem há dez anos', 'Fumo há vinte anos', 'Dor nas costas há anos'])(
    'take up what began years ago and lasts: %s',
    (text) => expect(stancesOf(text)).not.toContain('mentioned'),
  );

  test('only mention what was years ago', () => expect(stancesOf('Há dez anos morei na praia')).toEqual(['mentioned']));

  test.each([
    'Quero tirar a carteira de motorista',
    'Fico na cama sem conseguir dormir',
    'São noites sem dormir',
    'Não aguento mais essa dor',
  ])('refuse nothing that a need is said with: %s', (text) => expect(stancesOf(text)).not.toContain('refused'));

  test('refuse what is to be taken away', () => expect(stancesOf('Tire o mar')).toEqual(['refused']));
});

test.each([
  ['en', 'Learn to live without my father', 'Please without my father'],
  ['de', 'Lernen, ohne meinen Vater zu leben', 'Bitte ohne meinen Vater'],
  ['fr', 'Apprendre à vivre sans mon père', 'Sans mon père, s’il te plaît'],
  ['es', 'Aprender a vivir sin mi padre', 'Por favor, sin mi padre'],
  ['it', 'Imparare a vivere senza mio padre', 'Per favore, senza mio padre'],
  ['pt', 'Aprender a viver sem o meu pai', 'Por favor, sem o meu pai'],
] as const)('%s: whom one lives without is missed; whom a script is to be without is refused', (language, missed, refused) => {
  expect(stancesOf(missed, language)).not.toContain('refused');
  expect(stancesOf(missed, language)).toContain('suffered');
  expect(stancesOf(refused, language)).toContain('refused');
});
