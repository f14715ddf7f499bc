import { describe, expect, test } from 'vitest';
import { readClauses } from './readClauses.ts';

const stancesOf = (text: string): string[] => readClauses(text, 'pt').map(({ stance }) => stance);

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
