import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../domain/writing/composer/steps.ts';
import type { GenerateBody } from '../../shared/generations.schema.ts';
import { languages, scriptTypes, styles, themes } from '../../shared/vocabulary.ts';
import { composeScript } from '../support/composeScript.ts';
import { passagesOf, type Made } from '../support/passagesOf.ts';

/** The heart of a composed script that nobody has a need for. */
const heartOf = async (asked: Partial<GenerateBody>, seed = 'seed'): Promise<Made> =>
  passagesOf(await composeScript(asked, seed), ['suggestion', 'theme']);

describe.each(languages)('a theme in %s', (language) => {
  test.each(themes)('%s is written in whole passages, in the order of the steps, half of them its own', async (theme) => {
    for (const type of scriptTypes)
      for (const duration of [10, 15, 20, 30]) {
        const { passages, shareOf, missing } = await heartOf({ language, type, theme, duration });
        const what = `${type} ${duration}`;
        expect(shareOf('passage.') + shareOf('scene.'), what).toBeGreaterThanOrEqual(0.75);
        expect(new Set(passages).size, what).toBe(passages.length);
        expect(missing).toEqual([]);
        const steps = passages.flatMap(({ step }) => (step ? [stepsOf(null).indexOf(step)] : []));
        expect(steps, what).toEqual(steps.toSorted((a, b) => a - b));
        const own = passages.filter((passage) => passage.theme === theme);
        expect(passages.filter((passage) => passage.theme !== theme && passage.theme !== null)).toEqual([]);
        expect(own.length, what).toBeGreaterThanOrEqual(Math.floor(steps.length / 2) - 1);
        for (const passage of passages) expect(passage.types).toContain(type);
      }
  });

  test('one that ends asleep has only passages that fit it, and none has those of another style', async () => {
    for (const style of styles) {
      const { passages } = await heartOf({ language, theme: 'stress', style, endsAsleep: true, duration: 20 });
      expect(passages.length).toBeGreaterThan(1);
      expect(passages.filter(({ fitsSleep }) => !fitsSleep)).toEqual([]);
      expect(passages.filter((passage) => passage.styles !== null && !passage.styles.includes(style))).toEqual([]);
    }
  });

  test('without metaphors none leads to a thing or a place', async () => {
    const { passages, shareOf } = await heartOf({ language, theme: 'focus', duration: 20, includeMetaphors: false });
    expect(passages.length).toBeGreaterThan(2);
    expect(passages.filter(({ step }) => step === 'image')).toEqual([]);
    expect(shareOf('scene.')).toBe(0);
  });
});
