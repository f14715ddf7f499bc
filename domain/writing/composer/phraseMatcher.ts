import { foldText } from '../../../shared/checks/foldText.ts';

/** Finds phrases in a folded text of words, spaces and full stops. */
export type PhraseMatcher = {
  /** Where they stand, from left to right, none over another; at one position the first of the list that fits. `words` are the text's own. */
  readonly find: (plain: string, words?: ReadonlySet<string>) => readonly Match[];
};

/** The words of which one must stand in a text that holds the phrase: whole ones, or beginnings. */
type Key = { readonly whole: readonly string[]; readonly beginnings: readonly string[] };
type Known = { readonly phrase: string; readonly key: Key; pattern?: RegExp };

/**
 * Looks for phrases, or for none where there are none. In a phrase “|” stands between words of which any will do, a star for any
 * ending, “…” for up to three words. None reaches over a mark, and none has an unbounded gap, so that reading is linear in the
 * length of the text. A language has hundreds, and a text words of a few: only their patterns are compiled, when first met.
 */
export function phraseMatcher(phrases: readonly string[]): PhraseMatcher | null {
  if (phrases.length === 0) return null;
  const known = phrases.map((phrase): Known => ({ phrase, key: keyOf(phrase) }));
  return {
    find: (plain, words = wordsIn(plain)) =>
      findAll(
        plain,
        known.filter(({ key }) => holds(words, key)).map((one) => (one.pattern ??= patternOf(one.phrase))),
      ),
  };
}

/** The words of a text as `find` takes it, for whoever looks for many lists of phrases in it. */
export const wordsIn = (plain: string): ReadonlySet<string> => new Set(plain.split(/[ .]+/u));

type Match = { readonly start: number; readonly end: number };

/** Each pattern goes through the text once: its next match is kept until the text behind it is reached. */
function findAll(plain: string, patterns: readonly RegExp[]): Match[] {
  const found: Match[] = [];
  let open = patterns.map((pattern) => ({ pattern, next: nextMatch(pattern, plain, 0) }));
  for (let from = 0; ; from = found.at(-1)?.end ?? plain.length) {
    open = open.flatMap(({ pattern, next }) => {
      if (next === null) return [];
      return [{ pattern, next: next.start >= from ? next : nextMatch(pattern, plain, from) }];
    });
    const first = open.reduce<Match | null>((best, { next }) => (next && (!best || next.start < best.start) ? next : best), null);
    if (!first) return found;
    found.push(first);
  }
}

function nextMatch(pattern: RegExp, plain: string, from: number): Match | null {
  pattern.lastIndex = from;
  const match = pattern.exec(plain);
  return match && { start: match.index, end: match.index + match[0].length };
}

const holds = (words: ReadonlySet<string>, { whole, beginnings }: Key): boolean =>
  whole.some((word) => words.has(word)) ||
  (beginnings.length > 0 && [...words].some((word) => beginnings.some((beginning) => word.startsWith(beginning))));

/** By its first word that is no gap. */
function keyOf(phrase: string): Key {
  const alternatives = (phrase.split(' ').find((part) => part !== '…') ?? '').split('|').map((one) => foldText(one));
  return {
    whole: alternatives.filter((one) => !one.includes('*')),
    beginnings: alternatives.flatMap((one) => (one.includes('*') ? one.slice(0, one.indexOf('*')) : [])),
  };
}

function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split(' ')
    .map((part) => (part === '…' ? '(?:[^ .]+ +){0,3}' : `(?:${foldText(part).replaceAll('*', '[^ .]*')}) +`))
    .join('')
    .replace(/ \+$/u, '');
  return new RegExp(`(?<![^ .])${parts}(?![^ .])`, 'gu');
}
