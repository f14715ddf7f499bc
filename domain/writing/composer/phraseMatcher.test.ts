import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phraseMatcher } from './phraseMatcher.ts';

/** All phrases as alternatives of one expression: what the matcher finds, slowly. */
function findAtOnce(phrases: readonly string[], plain: string): { start: number; end: number }[] {
  const alternatives = phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((part) => (part === '…' ? '(?:[^ .]+ +){0,3}' : `(?:${part.replaceAll('*', '[^ .]*')}) +`))
      .join('')
      .replace(/ \+$/u, ''),
  );
  const all = new RegExp(`(?<![^ .])(?:${alternatives.join('|')})(?![^ .])`, 'gu');
  return [...plain.matchAll(all)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const word = fc.constantFrom('a', 'ab', 'b', 'bc', 'c');
const part = fc.oneof(
  word,
  fc.tuple(word, word).map((two) => two.join('|')),
  word.map((one) => `${one}*`),
);
const phrase = fc
  .array(fc.oneof({ weight: 4, arbitrary: part }, { weight: 1, arbitrary: fc.constant('…') }), { maxLength: 3 })
  .chain((middle) => fc.tuple(part, part).map(([first, last]) => [first, ...middle, last].join(' ')));
const text = fc.array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: fc.constant('. ') }), { maxLength: 40 });

test('finds what one expression of all phrases finds', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 12 }), text, (phrases, words) => {
      const plain = words.join(' ');
      const matches = phraseMatcher(phrases)?.find(plain);
      found += matches?.length ?? 0;
      expect(matches).toEqual(findAtOnce(phrases, plain));
    }),
    { numRuns: 1500 },
  );
  expect(found).toBeGreaterThan(500);
});

test('of two at one position the first of the list, and nothing of no phrases', () => {
  expect(phraseMatcher(['can sleep', 'can sleep now'])?.find('i can sleep now')).toEqual([{ start: 2, end: 11 }]);
  expect(phraseMatcher(['can sleep now', 'can sleep'])?.find('i can sleep now')).toEqual([{ start: 2, end: 15 }]);
  expect(phraseMatcher([])).toBeNull();
});
