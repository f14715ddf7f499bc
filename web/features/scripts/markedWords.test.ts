import { expect, test } from 'vitest';
import { leftOutSubjects, leftOutWords, markedWords } from './markedWords.ts';

test('cuts a text at its words and loses nothing of it', () => {
  const text = 'The sea, and my exam.';
  const parts = markedWords(text, [
    { start: 16, end: 20 },
    { start: 4, end: 7 },
    { start: 4, end: 7 },
  ]);
  expect(parts.map(({ part }) => part).join('')).toBe(text);
  expect(parts.filter(({ isUsed }) => isUsed).map(({ part }) => part)).toEqual(['sea', 'exam']);
});

test('an empty text has no parts, and one without known words is one part', () => {
  expect(markedWords('', [])).toEqual([]);
  expect(markedWords('nothing known', [])).toEqual([{ start: 0, part: 'nothing known', isUsed: false }]);
});

test('what a script keeps away from is named once, and marked nowhere', () => {
  const goal = 'no trains, and no trains at night; the sea';
  const trains = { field: 'goal', key: 'scene.train', stance: 'refused' } as const;
  const words = [
    { ...trains, start: 3, end: 9 },
    { ...trains, start: 18, end: 24 },
    { field: 'goal', key: 'scene.shore', stance: 'wanted', start: 39, end: 42 },
  ] as const;
  expect(leftOutWords({ goal }, words)).toEqual(['trains']);
  expect(markedWords(goal, words).flatMap(({ part, isUsed }) => (isUsed ? [part] : []))).toEqual(['sea']);
});

test('a subject is named once, with the words that refuse it, and these are no other words', () => {
  const goal = 'no trains, no rails, no jazz';
  const at = (word: string, key: string) => {
    const start = goal.indexOf(word);
    return { field: 'goal', start, end: start + word.length, key, stance: 'refused' } as const;
  };
  const words = [
    at('trains', 'scene.train'),
    at('jazz', 'word.jazz'),
    at('trains', 'subject.train'),
    at('rails', 'subject.train'),
  ];
  expect(leftOutSubjects({ goal, avoidSubjects: ['dogs'] }, words)).toEqual([
    { subject: 'train', words: ['trains', 'rails'] },
    { subject: 'dogs', words: [] },
  ]);
  expect(leftOutWords({ goal }, words)).toEqual(['jazz']);
});
