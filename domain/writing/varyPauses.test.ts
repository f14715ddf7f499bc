import { expect, test } from 'vitest';
import { composeScript } from '../../tests/support/composeScript.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { intensities, languages, scriptTypes } from '../../shared/vocabulary.ts';
import { pauseFactor, varyPauses } from './varyPauses.ts';

const maxRun = (values: readonly (number | null)[]): number => {
  const runs = values.map((_, index) => {
    const end = values.findIndex((value, at) => at > index && value !== values[index]);
    return (end === -1 ? values.length : end) - index;
  });
  return Math.max(...runs);
};
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

test('no more than six equal pauses stand in a row, and the silence stays as long', () => {
  for (const sizes of [Array.from({ length: 40 }, () => 4), [9, ...Array.from({ length: 20 }, () => 1)], [3, 3, 3, 8, 3, 3, 3]]) {
    const varied = varyPauses(sizes);
    expect(sum(varied)).toBe(sum(sizes));
    expect(Math.min(...varied)).toBeGreaterThanOrEqual(1);
    expect(maxRun(varied)).toBeLessThanOrEqual(6);
  }
});

test('where no pause has a second to give, all stay as they are', () => {
  const sizes = Array.from({ length: 9 }, () => 1);
  expect(varyPauses(sizes)).toEqual(sizes);
});

test('a question and a long sentence are given more time than a short statement', () => {
  const short = pauseFactor('You rest.');
  expect(pauseFactor('What do you notice?')).toBeGreaterThan(short * 1.2);
  expect(pauseFactor('Slowly the warmth of the cup goes through both your hands and up into your arms.')).toBeGreaterThan(short);
});

test.each(languages)('%s: no script has more than six equal pauses in a row', async (language) => {
  for (const type of scriptTypes)
    for (const intensity of intensities) {
      const { content } = await composeScript({ language, type, intensity, duration: 15, theme: 'stress' });
      const pauses = parseScript(content).sections.flatMap(({ sentences }) => sentences.map(({ pause }) => pause));
      expect(maxRun(pauses), `${type} ${intensity}`).toBeLessThanOrEqual(6);
    }
});
