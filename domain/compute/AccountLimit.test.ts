import { expect, test } from 'vitest';
import { AppError } from '../AppError.ts';
import { AccountLimit } from './AccountLimit.ts';

const delays = { firstMs: 2000, eachMs: 3000 };

/** Seconds that `owner` is sent away for. */
function refusal(limit: AccountLimit, owner: string): unknown {
  try {
    limit.enter(owner, delays);
  } catch (error) {
    return error instanceof AppError ? error.details?.['retryAfterSeconds'] : error;
  }
  return 'entered';
}

test('refused callers of an account are given one turn after the other, at most a minute away', () => {
  const limit = new AccountLimit(1);
  limit.enter('a', delays);
  const given = Array.from({ length: 30 }, () => refusal(limit, 'a'));
  expect(given.slice(0, 5)).toEqual([2, 5, 8, 11, 14]);
  expect(given.at(-1)).toBe(60);
});

test('another account is not sent away for them, and a turn that is free is given at once', () => {
  const limit = new AccountLimit(1);
  const leave = limit.enter('a', delays);
  for (let count = 0; count < 5; count += 1) refusal(limit, 'a');
  limit.enter('b', delays);
  expect(refusal(limit, 'b')).toBe(2);
  leave();
  leave();
  expect(refusal(limit, 'a')).toBe('entered');
  expect(refusal(limit, 'a')).toBe(2);
});
