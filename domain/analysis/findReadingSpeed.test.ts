import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockFor, timeScript } from '../../shared/markup/clock.ts';
import { parseScript } from '../../shared/markup/parseScript.ts';
import { readingSpeeds } from '../../shared/settings.schema.ts';
import { findReadingSpeed } from './findReadingSpeed.ts';

const about = { language: 'de', type: 'hypnosis', theme: 'relaxation' } as const;
const sentence = 'Die Füße stehen auf dem Boden, und der Boden trägt sie. [pause:4]';
const lengthOf = (content: string, readingSpeed: number): number =>
  timeScript(parseScript(content), clockFor({ ...about, readingSpeed })).totalSeconds;

test('what a text was timed with is told by its length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: readingSpeeds.min, max: readingSpeeds.max }),
      fc.integer({ min: readingSpeeds.min, max: readingSpeeds.max }),
      fc.integer({ min: 1, max: 300 }),
      (speed, present, sentences) => {
        const content = Array.from({ length: sentences }, () => sentence).join('\n');
        const total = lengthOf(content, speed);
        const found = findReadingSpeed(content, total, { ...about, readingSpeed: present });
        // Of a few words, neighbouring speeds make the same length to the tenth of a second.
        expect(lengthOf(content, found ?? 0)).toBe(total);
        if (sentences > 50) expect(found).toBe(speed);
      },
    ),
  );
});

test('a length that no speed makes tells nothing', () => {
  expect(findReadingSpeed(sentence, 1, about)).toBeNull();
  expect(findReadingSpeed('', 12, about)).toBeNull();
  expect(findReadingSpeed('', 0, { ...about, readingSpeed: 130 })).toBe(130);
});
