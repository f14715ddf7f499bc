import { expect, test } from 'vitest';
import { isUnavailable } from './isUnavailable.ts';

const withCode = (code: string, more: object = {}): Error => Object.assign(new Error('failed'), { code, ...more });

test.each([
  '08000',
  '08006',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
])('%s passes by itself', (code) => {
  expect(isUnavailable(withCode(code))).toBe(true);
  expect(isUnavailable(new Error('outer', { cause: new Error('middle', { cause: withCode(code) }) }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('one'), withCode(code)]))).toBe(true);
});

test.each(['23505', '22P02', '42P01', '28P01', '3D000', 'ENOSPC', 'ENOENT', 'ERR_INVALID_URL'])('%s does not', (code) => {
  expect(isUnavailable(withCode(code))).toBe(false);
});

test('an error that speaks of a connection in other words is none', () => {
  expect(isUnavailable(new Error('the connection of these two sections is terminated by a timeout'))).toBe(false);
  expect(isUnavailable('ECONNREFUSED')).toBe(false);
});

test('the missing socket file of a server that is down is one', () => {
  expect(isUnavailable(withCode('ENOENT', { syscall: 'connect' }))).toBe(true);
});

test('an error that is its own cause comes to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(isUnavailable(error)).toBe(false);
});
