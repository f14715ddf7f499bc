import { expect, test } from 'vitest';
import type { Transaction } from '../../../shared/credits.schema.ts';
import { entriesOf } from './entriesOf.ts';

const script = { id: 'a', title: 'Harbour lights' };
const line = (id: string, changes: Partial<Transaction>): Transaction => ({
  id,
  kind: 'hold',
  grantKind: null,
  amount: 0,
  spent: 0,
  script,
  writing: { id: 'first', scope: null },
  createdAt: '2026-11-20T20:00:00.000Z',
  ...changes,
});
const grant = line('g', { kind: 'grant', grantKind: 'monthly', amount: 3, script: null, writing: null });
const held = line('h1', { amount: -3 });
const settled = line('s1', { kind: 'settle', amount: 1, spent: 2 });
const again = { id: 'second', scope: { kind: 'section', section: 2, title: 'Breath' } } as const;

test('a script is one entry: what was used of what was held, and each writing by itself', () => {
  const lines = [line('h2', { amount: -1, writing: again }), settled, held, grant];
  const entries = entriesOf(lines);
  expect(entries.map(({ key, amount, isHeld }) => [key, amount, isHeld])).toEqual([
    ['a', -3, true],
    ['g', 3, false],
  ]);
  expect(entries[0]?.writings.map(({ about, lines: some }) => [about, some.map(({ id }) => id)])).toEqual([
    [again, ['h2']],
    [{ id: 'first', scope: null }, ['h1', 's1']],
  ]);
});

test('what came back whole has cost nothing', () => {
  expect(entriesOf([line('r', { kind: 'release', amount: 3 }), held])).toMatchObject([{ amount: 0, isHeld: false }]);
});

test('an end without its beginning, which is on a page that is not loaded, is what was used', () => {
  expect(entriesOf([settled])).toMatchObject([{ amount: -2 }]);
});

test('writings of a script that is gone stay apart', () => {
  const lines = [line('h2', { script: null, writing: again }), line('h1', { script: null })];
  expect(entriesOf(lines).map(({ key }) => key)).toEqual(['second', 'first']);
});
