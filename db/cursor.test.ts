import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, toCursor } from './cursor.ts';

test('a cursor is read as it was written, and fits into an address as it is', () => {
  const digits = fc.integer({ min: 0, max: 8e15 }).map(String);
  fc.assert(
    fc.property(digits, fc.uuid(), (time, id) => {
      const cursor = toCursor([time, id]);
      expect(cursor).toMatch(/^[\w-]+$/u);
      expect(readCursor(cursor)).toEqual([time, id]);
    }),
  );
});

test('whatever else is sent as a cursor is none, and throws nothing', () => {
  const cursors = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json({ maxDepth: 2 }).map((json) => Buffer.from(json).toString('base64url')),
  );
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(readCursor(cursor)).toBeNull();
    }),
  );
});

test.each([
  [[]],
  [['1']],
  [[1, 'a']],
  [['1', 'a', 'b']],
  [['-1', 'a']],
  [['1.5', 'a']],
  [['1'.repeat(18), 'a']],
  [['1', '']],
  [['1', 'a b']],
  [['1', 'a\0']],
  [['1', 'x'.repeat(121)]],
  [['١', 'a']],
  [{ 0: '1', 1: 'a' }],
  [null],
])('a forged place is refused: %j', (position) => {
  expect(readCursor(Buffer.from(JSON.stringify(position)).toString('base64url'))).toBeNull();
});
