import { expect, test } from 'vitest';
import { findForbidden } from '../../shared/checks/forbiddenPhrases.ts';
import { findLeftovers } from '../../shared/checks/findLeftovers.ts';
import { findOtherAddress } from '../../shared/checks/findOtherAddress.ts';
import { polishTypography } from '../../shared/markup/polishTypography.ts';
import { addressFormsOf, languages, type Language } from '../../shared/vocabulary.ts';
import { checkPack } from '../../domain/writing/composer/checkPack.ts';
import { readPack } from '../../domain/writing/composer/pack.ts';

/** Every sentence of a pack in every address form of its language, with its slots filled. */
const sentencesOf = (language: Language) =>
  [...readPack(language).phrases.values()].flat().flatMap(({ id, texts }) =>
    addressFormsOf[language].map((address) => ({
      id,
      address,
      text: texts[address].replace('{name}', 'Anna').replace('{goal}', 'Ok'),
    })),
  );

test.each(languages)('%s: the pack is whole, and has a title for everything', (language) => {
  const pack = readPack(language);
  expect(checkPack(pack)).toEqual([]);
  const { phrases, titles } = pack;
  expect(phrases.size).toBeGreaterThan(100);
  expect(
    [...titles.values()].flat().flatMap((title) => [...findLeftovers(`## ${title}`), ...findForbidden(title, language)]),
  ).toEqual([]);
});

test.each(languages)('%s: no sentence says what no script may say, or leaves anything unspoken', (language) => {
  expect(
    sentencesOf(language).filter(({ text }) => findForbidden(text, language).length > 0 || findLeftovers(text).length > 0),
  ).toEqual([]);
});

test.each(languages)('%s: each sentence keeps to its address form', (language) => {
  expect(sentencesOf(language).filter(({ text, address }) => findOtherAddress(text, language, address) !== null)).toEqual([]);
});

test.each(languages.filter((language) => addressFormsOf[language].length > 1))(
  '%s: a sentence in the other form gives itself away more often than not',
  (language) => {
    const other = { formal: 'informal', informal: 'formal' } as const;
    const both = [...readPack(language).phrases.values()].flat().filter(({ texts }) => texts.formal !== texts.informal);
    for (const address of addressFormsOf[language]) {
      const found = both.filter(({ texts }) => findOtherAddress(texts[other[address]], language, address) !== null);
      expect(found.length / both.length).toBeGreaterThan(0.6);
    }
  },
);

test.each(languages)('%s: the sentences are in their language’s typography but for its spaces', (language) => {
  const spaceless = (text: string) => text.replaceAll(/[ \u00A0\u202F]/gu, '');
  for (const { text } of sentencesOf(language)) expect(spaceless(polishTypography(text, language))).toBe(spaceless(text));
});
