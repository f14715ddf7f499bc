import { foldText } from '../../../shared/checks/foldText.ts';

/** Finds phrases in a folded text of words, spaces and full stops. */
export type PhraseMatcher = {
  /** Where they stand, from left to right, none over another; at one position the first of the list that fits. `words` are the text's own. */
  readonly find: (plain: string, words?: ReadonlySet<string>) => readonly Match[];
};

/** The words of which one must stand in a text that holds the phrase: whole ones, or beginnings. */
type Key = { readonly whole: readonly string[]; readonly beginnings: readonly string[] };
/** With a key for each of its words. */
type Known = { readonly phrase: string; readonly keys: readonly Key[]; pattern?: RegExp };
/** The phrases, by their place in the list, that each whole word and each beginning is a key of. */
type Keys = {
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
};

/**
 * Looks for phrases, or for none where there are none. In a phrase “|” stands between words of which any will do, a star for any
 * ending, “…” for up to three words. None reaches over a mark, and none has an unbounded gap, so that reading is linear in the
 * length of the text. A language has hundreds, and a text words of a few: only their patterns are compiled, when first met.
 */
export function phraseMatcher(phrases: readonly string[]): PhraseMatcher | null {
  if (phrases.length === 0) return null;
  const known = phrases.map((phrase): Known => ({ phrase, keys: keysOf(phrase) }));
  const index = indexOf(known.map(({ keys }) => rarestOf(keys)));
  return {
    find: (plain, words = wordsIn(plain)) => {
      const patterns = placesOf(index, words).flatMap((place) => {
        const one = known[place];
        return one?.keys.every((key) => holds(words, key)) ? [(one.pattern ??= patternOf(one.phrase))] : [];
      });
      return patterns.length === 0 ? [] : findAll(plain, patterns);
    },
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

function indexOf(keys: readonly Key[]): Keys {
  const [whole, beginnings] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const add = (places: Map<string, number[]>, word: string, place: number) =>
    places.set(word, [...(places.get(word) ?? []), place]);
  for (const [place, key] of keys.entries()) {
    for (const word of key.whole) add(whole, word, place);
    for (const word of key.beginnings) add(beginnings, word, place);
  }
  return { whole, beginnings };
}

/** Where in the list the phrases stand that these words may hold, in order. */
function placesOf({ whole, beginnings }: Keys, words: ReadonlySet<string>): number[] {
  const found = new Set<number>();
  // Whichever are fewer: a text may have all words there are, and a list of phrases hundreds.
  for (const word of words.size < whole.size ? words : whole.keys())
    if (words.has(word)) for (const place of whole.get(word) ?? []) found.add(place);
  for (const [beginning, places] of beginnings) if (startsOne(words, beginning)) for (const place of places) found.add(place);
  return [...found].toSorted((a, b) => a - b);
}

function startsOne(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

const holds = (words: ReadonlySet<string>, { whole, beginnings }: Key): boolean =>
  whole.some((word) => words.has(word)) || beginnings.some((beginning) => startsOne(words, beginning));

/** Of each word of a phrase that is no gap. */
function keysOf(phrase: string): Key[] {
  return phrase.split(' ').flatMap((part) => {
    if (part === '…') return [];
    const alternatives = part.split('|').map((one) => foldText(one));
    return {
      whole: alternatives.filter((one) => !one.includes('*')),
      beginnings: alternatives.flatMap((one) => (one.includes('*') ? one.slice(0, one.indexOf('*')) : [])),
    };
  });
}

/** The longest word: long ones are rare, and a phrase often begins as half of all sentences do. */
function rarestOf(keys: readonly Key[]): Key {
  const shortest = ({ whole, beginnings }: Key) => Math.min(...[...whole, ...beginnings].map(({ length }) => length));
  return keys.reduce((best, key) => (shortest(key) > shortest(best) ? key : best));
}

function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split(' ')
    .map((part) => (part === '…' ? '(?:[^ .]+ +){0,3}' : `(?:${foldText(part).replaceAll('*', '[^ .]*')}) +`))
    .join('')
    .replace(/ \+$/u, '');
  return new RegExp(`(?<![^ .])${parts}(?![^ .])`, 'gu');
}
