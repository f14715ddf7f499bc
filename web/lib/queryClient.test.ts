import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { retryRules } from './queryClient.ts';

const refused = new ApiError({ kind: 'answer', status: 404 });
const broken = new ApiError({ kind: 'answer', status: 503 });
const lost = new ApiError({ kind: 'network' });
const tries = (rule: (failures: number, error: unknown) => boolean, error: unknown): number =>
  [0, 1, 2, 3].filter((failures) => rule(failures, error)).length;

test('a refusal is never tried again', () => {
  expect(tries(retryRules.query, refused)).toBe(0);
  expect(tries(retryRules.mutation, refused)).toBe(0);
});

test('reads are tried twice more, over a lost connection once; commands once, and not over a lost connection', () => {
  expect(tries(retryRules.query, broken)).toBe(2);
  expect(tries(retryRules.query, lost)).toBe(1);
  expect(tries(retryRules.mutation, broken)).toBe(1);
  expect(tries(retryRules.mutation, lost)).toBe(0);
});

test('the wait doubles from one second and ends at thirty', () => {
  expect([0, 1, 2, 9].map(retryRules.delay)).toEqual([1000, 2000, 4000, 30_000]);
});

test('a service that asks to be tried again is, after as long as it says', () => {
  const answer = { code: 'UNAVAILABLE', message: 'not now', requestId: 'x', details: { retryAfterSeconds: 3 } } as const;
  const away = new ApiError({ kind: 'answer', status: 503, answer });
  expect(tries(retryRules.query, away)).toBe(4);
  expect(retryRules.query(4, away)).toBe(false);
  expect([0, 5].map((attempt) => retryRules.delay(attempt, away))).toEqual([3000, 3000]);
});
