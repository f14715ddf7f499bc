import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockFor, timeScript } from './clock.ts';
import { lineBreaksToPauses } from './lineBreaksToPauses.ts';
import { markerLike, parseScript } from './parseScript.ts';

const lengths = fc.record({
  short: fc.integer({ min: 1, max: 30 }),
  medium: fc.integer({ min: 1, max: 30 }),
  long: fc.integer({ min: 1, max: 30 }),
});
const endsAsleep = fc.boolean();
const line = fc.constantFrom(
  'You rest.',
  'A. B. [pause:4] C',
  'Now. [pause:7]',
  'Now. [pause:7]  ',
  '[pause:2]',
  '',
  '  ',
  '## Title',
  '## [pause:3]',
  'Odd. [pause:99]',
  'Odd. [pause',
  ' [pause:3] first',
  '…',
  'Line.\r',
);
const anyText = fc.oneof(
  fc.array(line, { maxLength: 25 }).map((lines) => lines.join('\n')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const markersOf = (text: string): string[] => [...text.matchAll(markerLike)].map(([marker]) => marker);

describe('any text', () => {
  test('keeps its words, its titles and the markers that it has', () => {
    fc.assert(
      fc.property(anyText, lengths, endsAsleep, (content, some, kind) => {
        const after = lineBreaksToPauses(content, some, kind);
        const [was, is] = [parseScript(content), parseScript(after)];
        expect(is.sections.map(({ title }) => title)).toEqual(was.sections.map(({ title }) => title));
        const texts = (script: typeof is) => script.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
        expect(texts(is)).toEqual(texts(was));
        const pauses = (script: typeof is) => script.sections.flatMap(({ sentences }) => sentences.map(({ pause }) => pause));
        for (const [index, pause] of pauses(was).entries()) if (pause !== null) expect(pauses(is)[index]).toBe(pause);
        const rest = [...markersOf(after)];
        for (const marker of markersOf(content)) {
          const at = rest.indexOf(marker);
          expect(at).toBeGreaterThanOrEqual(0);
          rest.splice(at, 1);
        }
      }),
      { numRuns: 600 },
    );
  });

  test('gets only markers that can be spoken, and a second time none', () => {
    fc.assert(
      fc.property(anyText, lengths, endsAsleep, (content, some, kind) => {
        const after = lineBreaksToPauses(content, some, kind);
        const errors = (text: string) =>
          parseScript(text).sections.flatMap(({ markerErrors }) => markerErrors.map((one) => one.text));
        expect(errors(after)).toEqual(errors(content));
        expect(lineBreaksToPauses(after, some, kind)).toBe(after);
      }),
      { numRuns: 600 },
    );
  });

  test('never has two in a row that had none before', () => {
    fc.assert(
      fc.property(anyText, lengths, endsAsleep, (content, some, kind) => {
        const twice = (text: string): number => [...text.matchAll(/\[pause:\d+\]\s*(?=\[\s*pause\b)/giu)].length;
        expect(twice(lineBreaksToPauses(content, some, kind))).toBe(twice(content));
      }),
      { numRuns: 600 },
    );
  });

  test('gets no shorter', () => {
    const time = (text: string): number =>
      timeScript(parseScript(text), clockFor({ language: 'en', type: 'meditation', theme: 'focus' })).totalSeconds;
    fc.assert(
      fc.property(anyText, lengths, (content, some) => {
        expect(time(lineBreaksToPauses(content, some, false))).toBeGreaterThanOrEqual(time(content));
      }),
    );
  });
});

test('lines are short, paragraphs medium, sections long, and the last line stays open', () => {
  const content = '## One\n\nA.\nB. [pause:3]\nC.\n\nD.\n\n## Two\n\nE.\n[pause:2]\nF.\n';
  const set = { short: 2, medium: 5, long: 10 };
  expect(lineBreaksToPauses(content, set, false)).toBe(
    '## One\n\nA. [pause:2]\nB. [pause:3]\nC. [pause:5]\n\nD. [pause:10]\n\n## Two\n\nE.\n[pause:2]\nF.\n',
  );
  expect(lineBreaksToPauses(content, set, true)).toMatch(/F\. \[pause:10\]\n$/u);
  expect(lineBreaksToPauses('A.\n\n## Empty\n', set, false)).toBe('A.\n\n## Empty\n');
});
