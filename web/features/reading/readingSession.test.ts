import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockFor, timeScript } from '../../../shared/markup/clock.ts';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { readingSession, type Course, type Reading } from './readingSession.ts';
import { stepsOf } from './stepsOf.ts';

const kind = { language: 'en', type: 'meditation', theme: 'focus' } as const;
const sentence = fc
  .record({
    words: fc.array(fc.constantFrom('rest', 'breathe', 'softly', 'now'), { minLength: 1, maxLength: 14 }),
    pause: fc.option(fc.integer({ min: 1, max: 30 })),
  })
  .map(({ words, pause }) => `So ${words.join(' ')}.${pause === null ? '' : ` [pause:${pause}]`}`);
const text = fc.array(sentence, { minLength: 1, maxLength: 40 }).map((lines) => lines.join('\n'));
const ticks = fc.array(fc.double({ min: 0.001, max: 9, noNaN: true }), { minLength: 1, maxLength: 30 });
const speed = fc.integer({ min: 50, max: 200 });

const courseOf = (content: string, readingSpeed = 100, waits: ReadonlySet<string> = new Set()): Course => ({
  steps: stepsOf(content, { ...kind, readingSpeed }).steps,
  waits,
  isGrowing: false,
});
const from = (course: Course, position = 0): Reading => readingSession.play(readingSession.begin('clock', position, 100), course);

/** Goes on in these ticks, over and over, until it stands; gives every state it was in, and the seconds it took. */
function run(course: Course, seconds: readonly number[], start: Reading): { readonly states: Reading[]; readonly took: number } {
  const states = [start];
  let took = 0;
  for (let now = start, turn = 0; now.isPlaying; turn += 1) {
    const step = seconds[turn % seconds.length] ?? 1;
    now = readingSession.pass(now, course, step);
    took += step;
    states.push(now);
  }
  return { states, took };
}

test('no sentence is skipped, and the whole takes as long as the clock says', () => {
  fc.assert(
    fc.property(text, ticks, speed, (content, seconds, readingSpeed) => {
      const course = courseOf(content, readingSpeed);
      const small = seconds.map((one) => one / 30);
      const { states, took } = run(course, small, from(course));
      const total = timeScript(parseScript(content), clockFor({ ...kind, readingSpeed })).totalSeconds;
      expect(Math.abs(took - total)).toBeLessThan(Math.max(...small) + 0.06);
      const positions = [...new Set(states.map(({ position }) => position))];
      expect(positions).toEqual([...course.steps.keys(), course.steps.length]);
    }),
    { numRuns: 60 },
  );
});

test('many small steps come to the same place as one long one', () => {
  fc.assert(
    fc.property(text, ticks, (content, seconds) => {
      const course = courseOf(content);
      const small = seconds.reduce((now, one) => readingSession.pass(now, course, one), from(course));
      const long = readingSession.pass(
        from(course),
        course,
        seconds.reduce((sum, one) => sum + one, 0),
      );
      expect(readingSession.behind(small, course)).toBeCloseTo(readingSession.behind(long, course), 6);
    }),
  );
});

test('a pause lasts as it says at any tempo, and another tempo in the middle of a sentence keeps the place in it', () => {
  fc.assert(
    fc.property(text, speed, speed, fc.double({ min: 0, max: 0.99, noNaN: true }), (content, first, second, share) => {
      const course = courseOf(content);
      const [step] = course.steps;
      const begun = readingSession.setTempo(from(course), first);
      const half = readingSession.pass(begun, course, ((step?.speech ?? 0) * share * 100) / first);
      const other = readingSession.setTempo(half, second);
      expect(other).toEqual({ ...half, tempo: second });
      const left = (((step?.speech ?? 0) - other.passed) * 100) / second;
      expect(readingSession.pass(other, course, left - 0.001).phase).toBe('speech');
      const silent = readingSession.pass(other, course, left + 1e-9);
      expect(silent).toMatchObject({ position: 0, phase: 'silence' });
      expect(readingSession.pass(silent, course, (step?.silence ?? 0) - 0.001).position).toBe(0);
      expect(readingSession.pass(silent, course, (step?.silence ?? 0) + 0.001).position).toBe(1);
    }),
  );
});

test('it waits where it was told to, until it is told to go on, and no time passes meanwhile', () => {
  const content = 'One here. [pause:3]\nTwo here.\nThree here. [pause:2]';
  const plain = courseOf(content);
  const course = { ...plain, waits: new Set([plain.steps[1]?.key ?? '']) };
  const stopped = readingSession.pass(from(course), course, 500);
  expect(stopped).toMatchObject({ position: 1, isWaiting: true, isPlaying: false, passed: 0 });
  expect(readingSession.pass(stopped, course, 60)).toEqual(stopped);
  const gone = readingSession.next(stopped, course);
  expect(gone).toMatchObject({ position: 1, isWaiting: false, isPlaying: true });
  expect(readingSession.pass(gone, course, 500)).toMatchObject({ position: 3, isPlaying: false });
});

test('by hand a key ends the sentence and tells how long it took; the pause passes by itself', () => {
  const course = courseOf('One is said here. [pause:3]\nTwo without a pause.\nThree.');
  const start = readingSession.setWay(from(course), 'hand');
  const read = readingSession.pass(start, course, 4.5);
  expect(read).toMatchObject({ position: 0, phase: 'speech' });
  expect(readingSession.measure(read, course)).toEqual({ characters: course.steps[0]?.characters, seconds: 4.5 });
  const silent = readingSession.next(read, course);
  expect(silent).toMatchObject({ position: 0, phase: 'silence', isPlaying: true });
  expect(readingSession.measure(silent, course)).toBeNull();
  expect(readingSession.pass(silent, course, 2.9)).toMatchObject({ position: 0 });
  const second = readingSession.pass(silent, course, 3.5);
  expect(second).toMatchObject({ position: 1, phase: 'speech' });
  expect(second.passed).toBeCloseTo(0.5);
  expect(readingSession.next(second, course)).toMatchObject({ position: 2, phase: 'speech' });
  expect(readingSession.next(silent, course)).toMatchObject({ position: 1 });
});

test('a voice says itself when it is done, and the silence after it is kept', () => {
  const course = courseOf('One. [pause:3]\nTwo.');
  const spoken = readingSession.pass(readingSession.setWay(from(course), 'voice'), course, 60);
  expect(spoken).toMatchObject({ position: 0, phase: 'speech' });
  const silent = readingSession.endSpeech(spoken, course);
  expect(readingSession.pass(silent, course, 2.99)).toMatchObject({ position: 0, phase: 'silence' });
  expect(readingSession.pass(silent, course, 3)).toMatchObject({ position: 1, phase: 'speech' });
});

test('back goes to the start of the sentence first, and no step leaves the script', () => {
  const course = courseOf('One is a long sentence with quite a number of words. [pause:3]\nTwo.');
  const late = readingSession.pass(from(course), course, 3);
  expect(readingSession.back(late, course)).toMatchObject({ position: 0, passed: 0 });
  expect(readingSession.back(from(course, 1), course)).toMatchObject({ position: 0 });
  expect(readingSession.back(from(course), course)).toMatchObject({ position: 0 });
  expect(readingSession.goTo(late, course, 99)).toMatchObject({ position: 2, isPlaying: false });
  expect(readingSession.behind(readingSession.goTo(late, course, 99), course)).toBeGreaterThan(3);
});

test('at the end of what is written so far it waits in silence, however long, and ends only once nothing more comes', () => {
  const course = { ...courseOf('So rest. [pause:2]\nSo breathe.'), isGrowing: true };
  const ahead = readingSession.pass(from(course), course, 3600);
  expect(ahead).toMatchObject({ position: 2, phase: 'speech', passed: 0, isPlaying: true });
  expect(readingSession.next(ahead, course)).toEqual(ahead);
  expect(readingSession.play(readingSession.pause(ahead), course)).toEqual(ahead);
  expect(readingSession.pass(ahead, { ...course, isGrowing: false }, 0.1).isPlaying).toBe(false);
  const begun = readingSession.play(readingSession.begin('voice', 0, 100), { ...course, steps: [] });
  expect(begun.isPlaying).toBe(true);
});
