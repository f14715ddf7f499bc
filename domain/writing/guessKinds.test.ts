import { expect, test } from 'vitest';
import { generateBody } from '../../tests/support/generateBody.ts';
import { guessKinds } from './guessKinds.ts';
import { planScript } from './plan.ts';

const part = (title: string, seconds: number) => ({ title, speechSeconds: seconds, silenceSeconds: 0 });
const request = generateBody();
const outline = planScript(request).sections.map(({ position, kind, plannedSeconds }) => ({
  position,
  kind,
  plannedSeconds,
  title: `The ${kind}`,
}));

test('a title of the outline says it, wherever a person has put the section', () => {
  const moved = outline.toReversed().map(({ title, plannedSeconds }) => part(title.toUpperCase(), plannedSeconds));
  expect(guessKinds(moved, outline, request)).toEqual(outline.map(({ kind }) => kind).toReversed());
});

test('else the place does, and the ends are the ends', () => {
  const renamed = outline.map(({ plannedSeconds }, index) => part(`Part ${index}`, plannedSeconds));
  expect(guessKinds(renamed, outline, request)).toEqual(outline.map(({ kind }) => kind));
  expect(guessKinds(renamed, [], request)).toEqual(outline.map(({ kind }) => kind));
  expect(guessKinds([part('a', 10), part('b', 200), part('c', 10)], [], request)).toEqual(['settling', 'theme', 'return']);
  expect(guessKinds([part('', 0), part('', 0), part('', 0)], [], generateBody({ type: 'hypnosis' }))).toEqual([
    'pretalk',
    'suggestion',
    'emergence',
  ]);
});

test('one section alone is the heart of it', () => {
  expect(guessKinds([part('All of it', 300)], [], request)).toEqual(['theme']);
  expect(guessKinds([], [], request)).toEqual([]);
});
