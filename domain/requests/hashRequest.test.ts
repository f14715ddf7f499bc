import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashRequest } from './hashRequest.ts';

const hex = (kind: string, body: unknown): string => hashRequest(kind, body).toString('hex');

/** The same value with the keys of every object the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, reversed(inner)]),
  );
}

test('the order of keys does not matter, at any depth', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(hex('generate', reversed(body))).toBe(hex('generate', body));
    }),
  );
});

test('bodies that differ as JSON have different fingerprints', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      // Of two readings of JSON, equality does not see the order of keys.
      const areEqual = isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));
      expect(hex('generate', a) === hex('generate', b)).toBe(areEqual);
    }),
    { numRuns: 500 },
  );
});

test('what is left out is what is undefined; order of a list, kind of request and type of a value count', () => {
  expect(hex('generate', { a: 1, b: undefined })).toBe(hex('generate', { a: 1 }));
  expect(hex('generate', { a: null })).not.toBe(hex('generate', {}));
  expect(hex('generate', [1, 2])).not.toBe(hex('generate', [2, 1]));
  expect(hex('generate', { a: 1 })).not.toBe(hex('retry', { a: 1 }));
  expect(hex('generate', { a: 1 })).not.toBe(hex('generate', { a: '1' }));
  expect(hashRequest('generate', {})).toHaveLength(32);
});
