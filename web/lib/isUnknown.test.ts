import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isUnknown } from './isUnknown.ts';

const answered = (status: number): ApiError => new ApiError({ kind: 'answer', status });

test('what is not there, somebody else’s, or by no possible address is unknown', () => {
  for (const status of [400, 403, 404]) expect(isUnknown(answered(status))).toBe(true);
});

test('what may be there a moment later is not', () => {
  for (const status of [401, 408, 429, 500, 503]) expect(isUnknown(answered(status))).toBe(false);
  expect(isUnknown(new ApiError({ kind: 'network' }))).toBe(false);
  expect(isUnknown(null)).toBe(false);
});
