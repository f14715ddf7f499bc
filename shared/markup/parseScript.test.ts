import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScript, pauseSeconds } from './parseScript.ts';

const piece = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\n',
      '\n\n',
      '\r\n',
      ' ',
      '\u00A0',
      '## ',
      '## Title\n',
      '##\n',
      '. ',
      '! ',
      '… ',
      '? ',
      'You rest',
      'É',
      '«',
      ' »',
      '“',
      '”',
      '¿',
      ']',
      '[',
      '\u2028',
      '\uD83D',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '[pause]',
      '[pause:',
      '[PAUSE:4]',
      '[ pause:4 ]',
      '[pause: 4]',
      '[pause:1.5]',
      '[pause:-3]',
      '[pauses]',
      '[pause:999999999999]',
    ),
  },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 }).map((seconds) => `[pause:${seconds}]`) },
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
);

describe('any text', () => {
  test('is read, and every place points at what stands there, in order', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        let end = 0;
        for (const section of parseScript(content).sections) {
          expect(section.start).toBeGreaterThanOrEqual(end);
          for (const one of [...section.sentences, ...section.markerErrors]) {
            expect(content.slice(one.start, one.end)).toBe(one.text);
            expect(one.start).toBeGreaterThanOrEqual(section.start);
            expect(one.end).toBeLessThanOrEqual(section.end);
          }
          for (const list of [section.sentences, section.markerErrors])
            for (const [index, one] of list.entries())
              expect(one.start).toBeGreaterThanOrEqual(list[index - 1]?.end ?? section.start);
          end = section.end;
        }
        expect(end).toBeLessThanOrEqual(content.length);
      }),
      { numRuns: 1000 },
    );
  });

  test('speaks no marker and no empty sentence, and holds only pauses that can be kept', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        for (const { sentences } of parseScript(content).sections) {
          for (const [index, { text, pause, paragraph }] of sentences.entries()) {
            expect(text.trim()).toBe(text);
            expect(text).not.toBe('');
            expect(text).not.toContain('\n');
            expect(text).not.toMatch(/\[\s*pause\b/iu);
            if (pause !== null)
              expect(pause).toSatisfy(
                (seconds: number) => Number.isInteger(seconds) && seconds >= pauseSeconds.min && seconds <= pauseSeconds.max,
              );
            expect(paragraph).toBeGreaterThanOrEqual(sentences[index - 1]?.paragraph ?? 1);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('loses nothing: every letter is in a sentence, a title or a marker', () => {
    fc.assert(
      fc.property(anyText, (content) => {
        const positions = parseScript(content)
          .sections.flatMap(({ sentences, markerErrors }) => [...sentences, ...markerErrors])
          .toSorted((a, b) => a.start - b.start);
        const ends = [0, ...positions.map(({ end }) => end)];
        const gaps = ends.map((end, index) => content.slice(end, positions[index]?.start));
        // A line ends at its break only: other separators, such as U+2028, are part of a title.
        const withoutTitles = (gap: string): string =>
          gap
            .split('\n')
            .filter((line) => !/^##[ \t]+\S/u.test(line))
            .join('\n');
        for (const gap of gaps)
          expect(withoutTitles(gap).replaceAll(/\[pause:\d+\]/gu, '')).toSatisfy((rest: string) => !/\p{L}/u.test(rest));
      }),
      { numRuns: 1000 },
    );
  });
});

test('sentences end where a new one begins, in every typography', () => {
  const texts = (content: string) => parseScript(content).sections[0]?.sentences.map(({ text }) => text);
  expect(texts('One breath. Another one… And rest! Yes?')).toEqual(['One breath.', 'Another one…', 'And rest!', 'Yes?']);
  expect(texts('Vous dites : «\u00A0Oui.\u00A0» Puis rien. Est-ce tout\u202F? Oui.')).toEqual([
    'Vous dites : «\u00A0Oui.\u00A0»',
    'Puis rien.',
    'Est-ce tout\u202F?',
    'Oui.',
  ]);
  expect(texts('Calma. ¿Lo notas? ¡Bien!')).toEqual(['Calma.', '¿Lo notas?', '¡Bien!']);
  expect(texts('„Ruh dich aus.“ Dann Stille. »Ja.« Gut.')).toEqual(['„Ruh dich aus.“', 'Dann Stille.', '»Ja.«', 'Gut.']);
  expect(texts('“Rest.” Then silence. At 3.5 seconds.')).toEqual(['“Rest.”', 'Then silence.', 'At 3.5 seconds.']);
  expect(texts('Slowly… and softly.')).toEqual(['Slowly… and softly.']);
});

test('sections, paragraphs and pauses', () => {
  const { sections } = parseScript('Before.\n## One \r\n\r\nA. [pause:3]\r\nB.\n\nC.\n## Two\n');
  expect(sections.map(({ title }) => title)).toEqual([null, 'One', 'Two']);
  expect(sections[1]?.sentences).toMatchObject([
    { text: 'A.', pause: 3, paragraph: 1 },
    { text: 'B.', pause: null, paragraph: 1 },
    { text: 'C.', pause: null, paragraph: 2 },
  ]);
});

test('a marker belongs to the sentence before it, in its own paragraph', () => {
  const errors = (content: string) =>
    parseScript(content).sections.flatMap(({ markerErrors }) => markerErrors.map(({ reason, text }) => `${reason} ${text}`));
  expect(errors('A. [pause:30]\nB.\n[pause:1]')).toEqual([]);
  expect(errors('[pause:3]\nA.')).toEqual(['orphan [pause:3]']);
  expect(errors('A. [pause:3] [pause:4]')).toEqual(['orphan [pause:4]']);
  expect(errors('A.\n\n[pause:3]')).toEqual(['orphan [pause:3]']);
  expect(errors('A. [pause:31] B. [pause:0] C. [pause:3 D.')).toEqual([
    'range [pause:31]',
    'range [pause:0]',
    'form [pause:3 D.',
  ]);
});

test('a title is what stands between the signs and the line’s end, whatever white space is in it and behind it', () => {
  const titleOf = (line: string): string | null | undefined => parseScript(line).sections[0]?.title;
  for (const behind of ['', ' ', '\t', '\u00A0', '\u2028', ' \u2029 ', '\r'])
    expect(titleOf(`## One\u2028or two${behind}\nRest.`)).toBe('One\u2028or two');
  expect(titleOf('## \nRest.')).toBeNull();
});
