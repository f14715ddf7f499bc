import { describe, expect, test } from 'vitest';
import { getPack } from '../../domain/writing/composer/pack.ts';
import { moments } from '../../domain/writing/composer/moments.ts';
import { isOfOccasion } from '../../domain/writing/composer/needs.ts';
import { chooseSetting } from '../../domain/writing/composer/settings.ts';
import { languages, needs, scriptTypes, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { passagesOf } from '../support/passagesOf.ts';
import { usualRequest } from '../support/usualRequest.ts';

const hearts = ['theme', 'suggestion'] as const;
const occasions = needs.filter((need) => isOfOccasion(need));

describe.each(languages)('the heart of a script for an occasion (%s)', (language) => {
  test('is told in the order of time, and of one form of it', async () => {
    for (const need of occasions)
      for (const type of scriptTypes)
        for (const seed of ['one', 'two']) {
          const whole = await composeScript({ language, type, need, theme: 'confidence', duration: 20 }, `${need} ${seed}`);
          const told = passagesOf(whole, hearts).passages.filter((passage) => passage.need === need);
          const places = told.flatMap(({ at }) => (at === null ? [] : [moments.indexOf(at)]));
          expect(places.length, `${need} ${type} ${seed}`).toBeGreaterThan(2);
          expect(places, told.map(({ id }) => id).join(' ')).toEqual(places.toSorted((a, b) => a - b));
          expect(new Set(told.flatMap(({ setting }) => setting ?? [])).size).toBeLessThanOrEqual(1);
        }
  });

  test('knows of nearly every scene when it takes place', () => {
    const scenes = getPack(language).passages.filter(({ kind, need }) => kind === 'heart' && need !== null && isOfOccasion(need));
    expect(scenes.filter(({ at }) => at !== null).length / scenes.length).toBeGreaterThan(0.9);
  });
});

const oral: Readonly<Record<Language, string>> = {
  en: 'My oral exam in history is on Monday',
  de: 'Am Montag habe ich mündliche Prüfung in Geschichte',
  fr: 'J’ai un oral d’histoire lundi',
  es: 'El lunes tengo un examen oral de historia',
  it: 'Lunedì ho un esame orale di storia',
  pt: 'Na segunda tenho uma prova oral de história',
};

test.each(languages)('the form that a request names is told; one that few have, only then (%s)', (language) => {
  const request = { ...usualRequest, language };
  expect(chooseSetting({ ...request, goal: oral[language] }, ['written', 'oral'])).toBe('oral');
  expect(chooseSetting(request, ['oral', 'written'])).toBe('written');
  expect(chooseSetting({ ...request, goal: oral[language] }, ['written'])).toBeNull();
  expect(chooseSetting(request, ['screen'])).toBeNull();
  expect(chooseSetting(request, [])).toBeNull();
});
