import { describe, expect, test } from 'vitest';
import { getPack } from '../../domain/writing/composer/pack.ts';
import type { Passage } from '../../domain/writing/composer/readPassages.ts';
import { recallPhrases } from '../../domain/writing/composer/recallPhrases.ts';
import { fitsTimes } from '../../domain/writing/composer/storyTimes.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';

const passage = (language: Language, id: string): Passage => {
  const found = getPack(language).passages.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} in ${language}`);
  return found;
};

describe.each(languages)('the stories of one script, in %s', (language) => {
  const after = (id: string, ...before: string[]) =>
    fitsTimes(
      passage(language, id),
      before.map((one) => passage(language, one)),
      language,
    );

  test('go on in the day and keep the season', () => {
    expect(after('scene.stars', 'passage.deepener.evening')).toBe(true);
    expect(after('passage.deepener.evening', 'scene.stars')).toBe(false);
    expect(after('scene.snow')).toBe(true);
    expect(after('scene.snow', 'scene.snow')).toBe(true);
  });

  test('no two of a composed script belong to different seasons, or go back in the day', async () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']) {
      const { content } = await composeScript({ language, type: 'hypnosis', duration: 30, approach: 'nature' }, seed);
      const sentences = parseScript(content).sections.flatMap((section) => section.sentences.map(({ text }) => text));
      const names = recallPhrases(getPack(language), sentences).map((id) => id.replace(/\/.*$/u, ''));
      const told = [...new Set(names)].flatMap(
        (name) =>
          getPack(language).passages.find(({ id, kind }) => id === name && /^(?:scene|induction|deepener)$/u.test(kind)) ?? [],
      );
      expect(told.length).toBeGreaterThan(1);
      for (const [index, one] of told.entries())
        expect(fitsTimes(one, told.slice(0, index), language), `${seed}: ${one.id}`).toBe(true);
    }
  });
});

test('snow does not fall after a day in June', () => {
  expect(fitsTimes(passage('de', 'scene.snow'), [passage('de', 'passage.induction.imagery')], 'de')).toBe(false);
  expect(fitsTimes(passage('de', 'scene.boat'), [passage('de', 'passage.induction.imagery')], 'de')).toBe(true);
});
