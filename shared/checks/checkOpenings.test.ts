import { expect, test } from 'vitest';
import { languages, type Language } from '../vocabulary.ts';
import { checkScript } from './checkScript.ts';

const openings: Readonly<Record<Language, string>> = {
  en: 'Perhaps',
  fr: 'Peut-être',
  es: 'Quizá',
  de: 'Vielleicht',
  it: 'Forse',
  pt: 'Você pode',
};
const negations: Readonly<Record<Language, readonly string[]>> = {
  en: ['No', 'Nothing', 'Don’t'],
  fr: ['Rien', 'N’oublie', 'Aucune'],
  es: ['No', 'Nada', 'Ninguna'],
  de: ['Kein', 'Nichts', 'Niemals'],
  it: ['Non', 'Niente', 'Nessuna'],
  pt: ['Não', 'Nada', 'Nenhuma'],
};
/** Forty sentences, each with an opening of its own, after those given. */
const script = (language: Language, ...first: readonly string[]) =>
  ({
    content: `## A\n\n${[...first.map((opening) => `${opening} x.`), ...Array.from({ length: 40 }, (_, index) => `W${index} v${index}.`)].join('\n')}`,
    language,
    type: 'meditation',
    theme: 'focus',
    address: 'informal',
    durationSeconds: null,
    kinds: [],
    detectLanguage: () => language,
  }) as const;
const found = (...given: Parameters<typeof script>) =>
  checkScript(script(...given)).filter(({ code }) => code === 'opening_frequent' || code === 'negations_frequent');

test.each(languages)('%s: many openings pass, one too frequent is named', (language) => {
  expect(found(language)).toEqual([]);
  expect(found(language, ...Array<string>(3).fill(openings[language]))).toEqual([]);
  expect(found(language, ...Array<string>(5).fill(openings[language]))).toMatchObject([
    {
      code: 'opening_frequent',
      level: 'advisory',
      params: { opening: openings[language].toLowerCase(), count: 5, percent: 11.1, most: 8 },
    },
  ]);
});

test.each(languages)('%s: few sentences open with a no', (language) => {
  expect(found(language, ...negations[language].slice(0, 1))).toEqual([]);
  expect(found(language, ...negations[language])).toMatchObject([
    { code: 'negations_frequent', level: 'advisory', params: { count: 3, percent: 7, most: 3 } },
  ]);
});
