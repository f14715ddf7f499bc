import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, scriptTypes, themes } from '../vocabulary.ts';
import { breathSeconds, clockFor, countWords, spokenCharacters, spokenWords, timeScript, timeSection } from './clock.ts';
import { parseScript } from './parseScript.ts';

const settings = fc.record({
  language: fc.constantFrom(...languages),
  type: fc.constantFrom(...scriptTypes),
  theme: fc.constantFrom(...themes),
});
const sentence = fc
  .record({
    words: fc.array(fc.constantFrom('rest', 'été', 'a', 'Stille', 'respiração'), { minLength: 1, maxLength: 12 }),
    pause: fc.option(fc.integer({ min: 1, max: 30 })),
  })
  .map(({ words, pause }) => `Now ${words.join(' ')}.${pause === null ? '' : ` [pause:${pause}]`}`);
const script = fc.array(sentence, { maxLength: 120 });
const total = (strip: readonly number[]) => strip.reduce((sum, one) => sum + one, 0);

test('another sentence makes a script longer, wherever it is put', () => {
  fc.assert(
    fc.property(script, sentence, fc.nat(), settings, (sentences, more, position, kind) => {
      const clock = clockFor(kind);
      const before = timeScript(parseScript(sentences.join('\n')), clock);
      const after = timeScript(parseScript(sentences.toSpliced(position % (sentences.length + 1), 0, more).join('\n')), clock);
      expect(after.totalSeconds).toBeGreaterThan(before.totalSeconds);
      expect(after.speechSeconds).toBeGreaterThanOrEqual(before.speechSeconds);
      expect(after.silenceSeconds).toBeGreaterThanOrEqual(before.silenceSeconds);
    }),
    { numRuns: 60 },
  );
});

test('the timeline has at most 96 runs, none below nothing, and is as long as the script', () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 400 }), settings, (sentences, kind) => {
      const { strip, totalSeconds, speechSeconds, silenceSeconds } = timeScript(
        parseScript(sentences.join('\n')),
        clockFor(kind),
      );
      expect(strip.length).toBeLessThanOrEqual(96);
      expect(Math.min(0, ...strip)).toBe(0);
      expect(total(strip)).toBeCloseTo(totalSeconds, 5);
      expect(Math.abs(speechSeconds + silenceSeconds - totalSeconds)).toBeLessThan(0.15);
    }),
    { numRuns: 60 },
  );
});

test('one’s own speed takes from the speech, and leaves the silence', () => {
  fc.assert(
    fc.property(script, settings, fc.integer({ min: 50, max: 200 }), (sentences, kind, readingSpeed) => {
      const parsed = parseScript(sentences.join('\n'));
      const usual = timeSection({ sentences: parsed.sections.flatMap((one) => one.sentences) }, clockFor(kind));
      const own = timeSection(
        { sentences: parsed.sections.flatMap((one) => one.sentences) },
        clockFor({ ...kind, readingSpeed }),
      );
      expect(own.silenceSeconds).toBe(usual.silenceSeconds);
      expect(own.speechSeconds * (readingSpeed / 100)).toBeCloseTo(usual.speechSeconds, 6);
    }),
    { numRuns: 60 },
  );
});

test('any text has a time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), settings, (content, kind) => {
      const { speechSeconds, silenceSeconds, totalSeconds } = timeScript(parseScript(content), clockFor(kind));
      for (const seconds of [speechSeconds, silenceSeconds, totalSeconds]) expect(seconds).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('letters, digits and single spaces are spoken; marks are not', () => {
  expect(spokenCharacters('  A  b, — c!  ')).toBe(5);
  expect(spokenCharacters('…')).toBe(0);
  expect(countWords('L’air, vous-même 3 fois.')).toBe(4);
  expect(spokenWords(parseScript('## Not this one\n\nThese four are spoken. [pause:5]'))).toBe(4);
});

test('a script is timed by hand: speech by the kind, a breath or the pause after each sentence', () => {
  const parsed = parseScript('## T\n\nAbcdefghijklm.\nAbcdefghijklm. [pause:10]');
  expect(timeScript(parsed, clockFor({ language: 'en', type: 'meditation', theme: 'focus' }))).toEqual({
    speechSeconds: 2,
    silenceSeconds: 10 + breathSeconds,
    totalSeconds: 12.7,
    strip: [2.7, 10],
  });
  const slower = timeScript(parsed, clockFor({ language: 'en', type: 'meditation', theme: 'sleep' }));
  expect(slower.speechSeconds).toBe(2.5);
  expect(clockFor({ language: 'fr', type: 'hypnosis', theme: 'focus' }).charactersPerSecond).toBeCloseTo(12.6);
  expect(timeScript(parseScript(''), { charactersPerSecond: 13 })).toEqual({
    speechSeconds: 0,
    silenceSeconds: 0,
    totalSeconds: 0,
    strip: [],
  });
});
