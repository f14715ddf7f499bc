import { expect, test } from 'vitest';
import { languages, type Language } from '../../vocabulary.ts';
import { countSyllables } from './countSyllables.ts';

/** Words of each language, by the number of their syllables. */
const known: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    1: 'the breath breathe eye eyes comes calm rest through you whole time here breathed held soft',
    2: 'breathing relaxed rested quiet being table little beyond ocean moment flower movement somewhere peaceful going lion every',
    3: 'imagine notices remember beautiful together creation',
    4: 'comfortable awakening meditation insomnia',
  },
  fr: {
    1: 'le souffle calme yeux corps que jambes vent bras',
    2: 'épaules repos silence respirent moment souvent voyez chaleur maison oreille paupières',
    3: 'respirez lentement maintenant relâchez attention',
    4: 'respiration tranquillité sécurité réalité',
  },
  es: {
    1: 'sol muy pies bien luz',
    2: 'aire cuerpo calma ciudad leer suave ahí',
    3: 'respira tranquilo oído ahora alegre',
    4: 'respiración lentamente tranquilidad',
  },
  de: {
    1: 'Ruh Luft still sei Knie Baum',
    2: 'Atem Augen Stille ruhig Schultern freuen bequem',
    3: 'entspannen Gedanken aufmerksam loslassen',
    4: 'Atemzüge Entspannungen Geborgenheit',
  },
  it: {
    1: 'più qui può che',
    2: 'calma aria acqua quiete mio tuo pausa',
    3: 'respiro silenzio leggero adesso',
    4: 'respirare lentamente tranquillità',
  },
  pt: {
    1: 'mão pés luz bem pão',
    2: 'calma você água dia rua corpo',
    3: 'respira silêncio ainda rainha',
    4: 'respiração lentamente alegria',
  },
};

const cases = languages.flatMap((language) =>
  Object.entries(known[language]).flatMap(([count, words]) =>
    words.split(' ').map((word) => [language, word, Number(count)] as const),
  ),
);

test.each(cases)('%s: %s has %i', (language, word, count) => {
  expect(countSyllables(word, language)).toBe(count);
});

test('what is joined is counted part by part, and nothing has none', () => {
  expect(countSyllables('vous-même', 'fr')).toBe(2);
  expect(countSyllables('L’air', 'fr')).toBe(1);
  expect(countSyllables('clear-headed', 'en')).toBe(3);
  expect(countSyllables('3', 'en')).toBe(1);
  expect(countSyllables('hmm', 'de')).toBe(1);
});
