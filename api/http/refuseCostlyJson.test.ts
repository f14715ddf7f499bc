import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseCostlyJson } from './refuseCostlyJson.ts';

const refuse = (text: string) => () => refuseCostlyJson(Buffer.from(text));

test('any JSON of reasonable size and depth is let through', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(refuse(JSON.stringify(value))).not.toThrow();
    }),
  );
});

test('brackets, commas and quotes within a text count for nothing', () => {
  expect(refuse(JSON.stringify({ text: '[{,:"\\'.repeat(50_000), after: [] }))).not.toThrow();
});

test('a text does not end at a quote that is escaped', () => {
  expect(refuse(`{"a":"\\\\","b":${'['.repeat(40)}`)).toThrow('deeper');
  expect(refuse(`{"a":"\\"${'['.repeat(40)}"}`)).not.toThrow();
});

test('depth is counted as it is, closed ones not', () => {
  expect(refuse('[]'.repeat(100))).not.toThrow();
  expect(refuse('['.repeat(32))).not.toThrow();
  expect(refuse('['.repeat(33))).toThrow('deeper');
});

test('too many parts are refused', () => {
  expect(refuse(`[${'0,'.repeat(3900)}0]`)).not.toThrow();
  expect(refuse(`[${'0,'.repeat(4000)}0]`)).toThrow('parts');
});
