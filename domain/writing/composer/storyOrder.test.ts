import { expect, test } from 'vitest';
import type { moments } from './moments.ts';
import { inOrderOfStory } from './storyOrder.ts';

const placed = (name: string, step: 'situation' | 'response' | 'sign', at: (typeof moments)[number] | null = null) => ({
  name,
  step,
  at,
  about: null,
});

test('scenes stand in the order of time, and what has no time before the first of its step', () => {
  const told = [
    placed('in the evening', 'sign', 'evening'),
    placed('cold hands', 'response'),
    placed('the question', 'response', 'middle'),
    placed('the jacket', 'situation', 'before'),
    placed('a neighbour asks', 'sign', 'before'),
  ];
  expect(inOrderOfStory(told).map(({ name }) => name)).toEqual([
    'the jacket',
    'a neighbour asks',
    'cold hands',
    'the question',
    'in the evening',
  ]);
});

test('without times the steps are the order', () => {
  const told = [placed('last', 'sign'), placed('second', 'response'), placed('first', 'situation')];
  expect(inOrderOfStory(told).map(({ name }) => name)).toEqual(['first', 'second', 'last']);
});
