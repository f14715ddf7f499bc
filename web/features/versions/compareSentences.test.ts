import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSentences, textsOf } from './compareSentences.ts';
import { compareWords } from './compareWords.ts';
import { cutPassages } from './cutPassages.ts';

const sentence = fc
  .array(fc.constantFrom('Rest', 'the', 'harbour', 'été', 'air', 'slowly', 'now'), { minLength: 1, maxLength: 8 })
  .map((words) => `And ${words.join(' ')}.`);
const line = fc.oneof(
  { weight: 6, arbitrary: sentence },
  {
    weight: 3,
    arbitrary: fc.tuple(sentence, fc.integer({ min: 0, max: 40 })).map(([text, pause]) => `${text} [pause:${pause}]`),
  },
  { weight: 1, arbitrary: fc.constantFrom('## Title', '## Body', '', '', '  ', '[pause:3]', '[pause') },
);
const script = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
const text = fc.oneof({ weight: 3, arbitrary: script }, fc.string({ unit: 'binary', maxLength: 60 }));

const kinds = (before: string, after: string) => compareSentences(before, after).map(({ kind }) => kind);

describe('any two texts', () => {
  test('the comparison gives both of them back', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(textsOf(compareSentences(before, after))).toEqual({ before, after });
      }),
      { numRuns: 1000 },
    );
  });

  test('a text beside itself is the same from end to end', () => {
    fc.assert(
      fc.property(text, (content) => {
        expect(kinds(content, content).every((kind) => kind === 'same')).toBe(true);
      }),
    );
  });

  test('a row has a side for each text that it stands in', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        for (const row of compareSentences(before, after)) {
          expect(row.before !== null).toBe(row.kind !== 'added');
          expect(row.after !== null).toBe(row.kind !== 'removed');
          if (row.kind === 'changed') expect(row.before?.kind).toBe(row.after?.kind);
        }
      }),
    );
  });

  test('the words of a changed sentence give both sentences back', () => {
    fc.assert(
      fc.property(fc.oneof(sentence, fc.string({ unit: 'binary' })), fc.oneof(sentence, fc.string()), (before, after) => {
        const runs = compareWords(before, after);
        const without = (kind: string) =>
          runs
            .filter((run) => run.kind !== kind)
            .map((run) => run.text)
            .join('');
        expect(without('added')).toBe(before);
        expect(without('removed')).toBe(after);
      }),
    );
  });
});

test('each kind of change is told from the others', () => {
  const before = '## One\n\nRest here. [pause:3]\nThe harbour lies still in the evening light.\nGone for good.\nStays.';
  const after =
    '## One\n\nRest here. [pause:8]\nThe harbour lies quite still in the morning light.\nStays.\nSomething else entirely.';
  expect(kinds(before, after)).toEqual(['same', 'pause', 'changed', 'removed', 'same', 'added']);
});

test('a title that changed is a change of the title, not of a sentence', () => {
  const [row, ...rest] = compareSentences('## The breath\n\nRest.', '## The long breath\n\nRest.');
  expect(row).toMatchObject({
    kind: 'changed',
    before: { kind: 'title', text: 'The breath' },
    after: { text: 'The long breath' },
  });
  expect(rest).toMatchObject([{ kind: 'same' }]);
});

test('a marker that cannot be spoken is a difference, and is shown', () => {
  expect(compareSentences('Rest. [pause:45]', 'Rest. [pause:30]')).toMatchObject([
    { kind: 'pause', before: { pause: null, errors: ['[pause:45]'] }, after: { pause: 30, errors: [] } },
  ]);
});

test('passages are cut at titles and sentences, and keep what is between', () => {
  expect(cutPassages('\n## One\n\nA. [pause:2] B.\n\n')).toEqual([
    { kind: 'title', text: 'One', pause: null, errors: [], raw: '\n## One\n\n' },
    { kind: 'sentence', text: 'A.', pause: 2, errors: [], raw: 'A. [pause:2] ' },
    { kind: 'sentence', text: 'B.', pause: null, errors: [], raw: 'B.\n\n' },
  ]);
  expect(cutPassages('')).toEqual([]);
});

test('an hour of text in which every sentence is another, more than is weighed at once, is compared whole', () => {
  const words = ['harbour', 'lamp', 'stone', 'rope', 'evening', 'water', 'boat', 'shore', 'breath', 'light', 'hands', 'floor'];
  const hour = (seed: number): string =>
    Array.from({ length: 900 }, (_, index) => {
      const pick = (step: number): string => words[(index * seed + step * (seed + index)) % words.length] ?? '';
      return `Sentence ${index * seed} about ${Array.from({ length: 9 }, (_one, step) => pick(step)).join(' ')}. [pause:${(index % 9) + 1}]`;
    }).join('\n');
  const [before, after] = [hour(7), hour(11)];
  const rows = compareSentences(before, after);
  expect(textsOf(rows)).toEqual({ before, after });
  expect(rows.filter(({ kind }) => kind === 'changed').length).toBeGreaterThan(450);
});
