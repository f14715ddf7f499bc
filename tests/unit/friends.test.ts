import { describe, expect, test } from 'vitest';
import { readRequest } from '../../domain/writing/composer/readRequest.ts';
import { lexiconKeys } from '../../domain/writing/composer/catalog.ts';
import { languages, type Language } from '../../shared/vocabulary.ts';
import { readFriendCorpus, type FriendRow } from '../support/friendCorpora.ts';
import { usualRequest } from '../support/usualRequest.ts';

const callsFor = (language: Language, { text, key }: FriendRow): boolean =>
  readRequest({ ...usualRequest, language, description: text }).wanted.includes(key);
const said = (rows: readonly FriendRow[]): string[] => rows.map(({ text, key }) => `${text} → ${key}`);

describe.each(languages)('in %s', (language) => {
  const corpus = readFriendCorpus(language);

  test('the corpus has forty true friends and forty false ones, half of each held out', () => {
    for (const isTrue of [true, false]) {
      const rows = corpus.filter((row) => row.isTrue === isTrue);
      expect([rows.length, rows.filter(({ heldOut }) => heldOut).length]).toEqual([40, 20]);
    }
    expect(corpus.filter(({ key }) => !lexiconKeys.includes(key))).toEqual([]);
  });

  test.each([false, true])('a word that means something else calls for nothing (held out: %s)', (heldOut) => {
    const half = corpus.filter((row) => row.heldOut === heldOut && !row.isTrue);
    expect(said(half.filter((row) => callsFor(language, row)))).toEqual([]);
  });

  test.each([false, true])('a word that means what it says calls for its key (held out: %s)', (heldOut) => {
    const half = corpus.filter((row) => row.heldOut === heldOut && row.isTrue);
    const missed = said(half.filter((row) => !callsFor(language, row)));
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(0.05 * half.length);
  });
});
