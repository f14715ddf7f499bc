import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phraseMatcher } from '../../domain/writing/composer/phraseMatcher.ts';
import { maxContentLength } from '../../shared/scripts.schema.ts';
import { alone, anyAdversarialText, units } from '../support/linear/adversarialTexts.ts';
import { cpuMs, findGrowth, maxCpuMs } from '../support/linear/cpuGrowth.ts';
import { modelTextFunctions } from '../support/linear/modelTextFunctions.ts';
import { serverTextFunctions } from '../support/linear/serverTextFunctions.ts';
import { readsNoText, sharedTextFunctions, wholeTextFunctions } from '../support/linear/sharedTextFunctions.ts';
import { comparisons, webTextFunctions } from '../support/linear/webTextFunctions.ts';

/**
 * A text of 200,000 characters is legal, whatever it says: a reading whose time grows with the square of it holds up
 * everybody on the same process for minutes. See `findGrowth` for what is measured and why that holds on a busy machine.
 */
const functions = [...sharedTextFunctions, ...serverTextFunctions, ...modelTextFunctions, ...webTextFunctions];
/** What a person who saves a text waits for, and what reads it first. */
const readFirst = new Set(['parseScript', 'timeScript', 'sectionsOf', 'checkAddress fr', 'checkLeftovers']);
const atLimit = [...wholeTextFunctions, ...comparisons, ...functions.filter(({ name }) => readFirst.has(name))];
const prose = 'You rest here, and the breath comes and goes by itself. '.repeat(36);

/** Patterns are compiled with their first runs. */
const warmUp = (run: (text: string) => unknown): void => {
  for (let turn = 0; turn < 4; turn += 1) run(prose);
};

test.each(functions)('$name takes time in proportion to one thing again and again', (reading) => {
  warmUp(reading.run);
  expect(units.flatMap((unit) => findGrowth(reading, alone(unit)) ?? [])).toEqual([]);
});

test('phrases are looked for in proportion to a text that holds one of them again and again, and the others never', () => {
  const vain = Array.from({ length: 20 }, (_, index) => `sleep … never${index}`);
  const run = (text: string) => phraseMatcher(['sleep well', ...vain])?.find(text);
  expect(findGrowth({ name: 'phraseMatcher', run }, alone('sleep well '))).toBeNull();
});

test('and every reading to any two', () => {
  fc.assert(
    fc.property(fc.constantFrom(...functions), anyAdversarialText, (reading, text) => {
      expect(findGrowth(reading, text)).toBeNull();
    }),
    { numRuns: 1500 },
  );
});

describe('the longest legal text', () => {
  test.each(atLimit)('is read by $name in a moment, whatever it is made of', ({ run }) => {
    warmUp(run);
    fc.assert(
      fc.property(anyAdversarialText, (text) => {
        const content = text.make(maxContentLength);
        expect(cpuMs(() => run(content))).toBeLessThan(maxCpuMs);
      }),
      { numRuns: 2 },
    );
  });
});

test('every function of the markup and of the checks that reads a text is in the list', () => {
  const modules: Record<string, Record<string, unknown>> = import.meta.glob(
    ['../../shared/markup/**/*.ts', '../../shared/checks/**/*.ts', '!../../shared/**/*.test.ts'],
    { eager: true },
  );
  const known = new Set<unknown>([
    ...readsNoText,
    ...[...sharedTextFunctions, ...wholeTextFunctions].flatMap(({ covers = [] }) => covers),
  ]);
  const missing = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      typeof value === 'function' && !known.has(value) ? `${file} ${name}` : [],
    ),
  );
  expect(Object.keys(modules).length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});
