import { expect, test } from 'vitest';
import type { Sample } from '../../../shared/samples.schema.ts';
import { countSentences, sampleProgress } from './sampleProgress.ts';

const section = (position: number, content: string) => ({
  position,
  title: `Part ${position}`,
  content,
  plannedSeconds: 60,
  speechSeconds: 40,
  silenceSeconds: 20,
});
const sample: Sample = {
  title: 'Evening',
  language: 'en',
  theme: 'sleep',
  seed: '0198a2b4-5c6d-4e7f-8a9b-0c1d2e3f4a5b',
  plannedSeconds: 120,
  sections: [section(1, 'One. [pause:2]\n\nTwo. [pause:3]'), section(2, 'Three.\nFour. [pause:4]')],
};

test('a script grows by whole sentences, one section after the other', () => {
  expect(countSentences(sample)).toBe(4);
  const states = [0, 1, 2, 3, 4].map((count) => sampleProgress(sample, count).map(({ state }) => state));
  expect(states).toEqual([
    ['now', 'todo'],
    ['now', 'todo'],
    ['done', 'now'],
    ['done', 'now'],
    ['done', 'done'],
  ]);
  const texts = [0, 1, 2, 3, 4].map((count) => sampleProgress(sample, count).map(({ content }) => content));
  expect(texts).toEqual([
    ['', ''],
    ['One. [pause:2]', ''],
    ['One. [pause:2]\n\nTwo. [pause:3]', ''],
    ['One. [pause:2]\n\nTwo. [pause:3]', 'Three.'],
    ['One. [pause:2]\n\nTwo. [pause:3]', 'Three.\nFour. [pause:4]'],
  ]);
});
