import { describe, expect, test } from 'vitest';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { usualRequest } from '../support/usualRequest.ts';
import { readStanceCorpus, type StanceRow } from '../support/stanceCorpora.ts';

const readingOf = (language: Language, description: string) => readRequest({ ...usualRequest, language, description });

/** What slips: a refused key that is called for, or a word that is not kept away. */
function slips(language: Language, { negative, key = '', avoids = [] }: StanceRow): string[] {
  if (!negative) return [];
  const { wanted, avoidance } = readingOf(language, negative);
  return [
    ...(wanted.includes(key) ? [`${negative} → ${key}`] : []),
    ...avoids.filter((word) => !avoidance.holds(word)).map((word) => `${negative} → ${word} is not kept away`),
  ];
}

/** What is missed: a key that is called for and not found. */
const misses = (language: Language, { negative, twin, key = '', calls = [], needs = [] }: StanceRow): string[] => [
  ...[...needs, ...(negative ? [negative] : [])].flatMap((text) =>
    calls.filter((one) => !readingOf(language, text).wanted.includes(one)).map((one) => `${text} → ${one}`),
  ),
  ...(twin && !readingOf(language, twin).wanted.includes(key) ? [`${twin} → ${key}`] : []),
];

describe.each(languages)('in %s', (language) => {
  const corpus = readStanceCorpus(language);
  const sentences = corpus.flatMap(({ negative, twin, needs = [] }) => [negative, twin, ...needs]).filter(Boolean);

  test('the corpus has sixty sentences, half of them held out, and a twin for each negative', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(60);
    expect(corpus.filter(({ heldOut }) => heldOut).length).toBe(corpus.length / 2);
    expect(corpus.filter(({ negative, twin }) => negative && !twin)).toEqual([]);
  });

  test.each([false, true])('what is refused or feared never slips (held out: %s)', (heldOut) => {
    expect(corpus.filter((row) => row.heldOut === heldOut).flatMap((row) => slips(language, row))).toEqual([]);
  });

  test.each([false, true])('what is wanted or needed is called for (held out: %s)', (heldOut) => {
    const half = corpus.filter((row) => row.heldOut === heldOut);
    const missed = half.flatMap((row) => misses(language, row));
    const all = half.flatMap(({ twin, needs = [], calls = [], negative }) => [
      ...(twin ? [twin] : []),
      ...needs,
      ...(negative ? calls : []),
    ]);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * all.length);
  });
});
