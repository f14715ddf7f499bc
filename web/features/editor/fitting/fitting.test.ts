import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockFor } from '../../../../shared/markup/clock.ts';
import { timeReading } from '../clock/timeReading.ts';
import { createScriptReader } from '../readScript.ts';
import { scriptText } from '../testing/scriptText.ts';
import { fitRange } from './fitRange.ts';
import { fitStep } from './fitStep.ts';
import { sectionToChange } from './sectionToChange.ts';

const clock = clockFor({ language: 'en', type: 'meditation', theme: 'relaxation' });
const rangeOf = (content: string, planSeconds: number) => {
  const reading = createScriptReader()(content);
  return fitRange(reading, timeReading(reading, clock), planSeconds);
};

describe('how far the pauses reach', () => {
  test('from one second each to thirty, beside speech and breaths', () => {
    // 13 characters are a second.
    const range = rangeOf('Rest a moment. [pause:4]\nThe breath is.\nRest a moment. [pause:20]', 900);
    expect(range?.endsByPlan).toBe(false);
    expect(range?.rest).toBeCloseTo(3.7);
    expect([range?.min, range?.max].map((seconds) => Math.round((seconds ?? 0) * 10) / 10)).toEqual([5.7, 63.7]);
  });
  test('as far as the plan, and not beyond what is there already', () => {
    const content = 'Rest a moment. [pause:4]\nRest a moment. [pause:20]';
    expect(rangeOf(content, 40)).toMatchObject({ max: 40, endsByPlan: true });
    expect(rangeOf(content, 20)).toMatchObject({ min: 4, max: 26, endsByPlan: true });
  });
  test('nowhere without a pause or a word', () => {
    expect([rangeOf('', 900), rangeOf('Rest a moment.', 900), rangeOf('… [pause:3]', 900)]).toEqual([null, null, null]);
  });
  test('is told of any text', () => {
    expect(() =>
      fc.assert(
        fc.property(scriptText, fc.integer({ min: 1, max: 3600 }), (content, planSeconds) => {
          const range = rangeOf(content, planSeconds);
          return range === null || range.min <= range.max + 1e-9;
        }),
      ),
    ).not.toThrow();
  });
});

test('a step leads by fifteen or sixty seconds to a round figure', () => {
  const from = [900.4, 936, 936, 900, 936, 930];
  const steps = [15, 15, -15, -60, 60, -60];
  expect(from.map((total, index) => fitStep(total, steps[index] ?? 0))).toEqual([915, 945, 930, 840, 990, 870]);
});

test('the section to shorten says most, the one to lengthen least in its time', () => {
  const sections = [
    { title: 'Arriving', from: 0, speech: 40, silence: 60 },
    { title: 'The lake', from: 9, speech: 90, silence: 180 },
    { title: 'Resting', from: 20, speech: 10, silence: 90 },
  ];
  expect([sectionToChange(sections, 'shorten')?.title, sectionToChange(sections, 'lengthen')?.title]).toEqual([
    'The lake',
    'Resting',
  ]);
});
