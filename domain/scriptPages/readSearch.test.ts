import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch } from './readSearch.ts';

test('words are found in any form, the last one as a beginning', () => {
  expect(readSearch('calm  breath')).toEqual([
    { text: 'calm', kind: 'word' },
    { text: 'breath', kind: 'prefix' },
  ]);
});

test('a word with a space after it is whole', () => {
  expect(readSearch('breath ')).toEqual([{ text: 'breath', kind: 'word' }]);
});

test.each(['"by the sea"', '„by the sea“', '«by the sea»', '“by the sea”'])('%s is taken word by word', (search) => {
  expect(readSearch(search)).toEqual([{ text: 'by the sea', kind: 'exact' }]);
});

test('a quotation stands beside words; one that is not closed is words', () => {
  expect(readSearch('calm "by the sea" wave')).toEqual([
    { text: 'by the sea', kind: 'exact' },
    { text: 'calm', kind: 'word' },
    { text: 'wave', kind: 'prefix' },
  ]);
  expect(readSearch('calm "by')).toEqual([
    { text: 'calm', kind: 'word' },
    { text: 'by', kind: 'prefix' },
  ]);
});

test.each(['', '   ', '"', '""', '!&|()<->:*', '"!!" –'])('%j asks for nothing', (search) => {
  expect(readSearch(search)).toEqual([]);
});

test('whatever is typed gives few terms, each with something to find', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
      const terms = readSearch(search);
      expect(terms.length).toBeLessThanOrEqual(12);
      for (const { text } of terms) expect(text).toMatch(/[\p{L}\p{N}]/u);
    }),
  );
});
