import type { StanceGrammar } from './stanceGrammars.ts';

export const stances = ['wanted', 'suffered', 'refused', 'mentioned'] as const;
export type Stance = (typeof stances)[number];
/**
 * How words are meant; what is suffered, by its cause. A *need* is to be taken up; what a *denial* or a *fear* names is
 * not to be shown; of a *harm* only the distress is taken up.
 */
export type Reading = { readonly stance: Stance; readonly cause?: 'need' | 'denial' | 'fear' | 'harm' };

/** How the words of one clause, or of one part of a list, are meant. */
export type Piece = {
  readonly at: (position: number) => Reading;
  /** What a list goes on with. */
  readonly ending: Reading;
  /** Set where the whole piece, with the list before it, is meant so. */
  readonly all: Reading | null;
  /** Nothing in it says how it is meant. */
  readonly isPlain: boolean;
  /** It says nothing beside how what follows is meant: “in the past, …”. */
  readonly isOnlyCue: boolean;
};

const wanted: Reading = { stance: 'wanted' };
const mentioned: Reading = { stance: 'mentioned' };
/** Words after a need that belong to it. */
const wordsAfterNeed = 6;

/** `text` is the piece’s words with one space before, between and after them. */
export function readPiece(text: string, grammar: StanceGrammar, base: Reading): Piece {
  const needs = reachesOf(text, grammar);
  const idioms = [...text.matchAll(grammar.idioms)].map(({ index, 0: { length } }): [number, number] => [index, index + length]);
  // What a need or a praise contains of negations denies nothing.
  const rest = text.replaceAll(grammar.needs, (found) => '·'.repeat(found.length));
  if (grammar.praises.test(rest))
    return { ...whole(wanted, false), at: (position) => (isWithin(idioms, position) ? mentioned : wanted) };
  const refusedFrom = firstOf(grammar.refuses, rest);
  const mentionedFrom = firstOf(grammar.mentions, rest);
  if (grammar.refusesAll.test(rest)) return whole({ stance: 'refused' }, true);
  const isHarm = grammar.harms.test(rest);
  if (!isHarm && mentionedFrom < refusedFrom) return { ...whole(mentioned, false), isOnlyCue: isCue(text, rest, grammar) };
  const fearedFrom = firstOf(grammar.fears, rest);
  const fearsAll = grammar.fearsAll.test(rest);
  const deniedFrom = firstOf(grammar.denies, rest);
  const at = (position: number): Reading => {
    if (isWithin(idioms, position)) return mentioned;
    if (position >= refusedFrom) return { stance: 'refused' };
    if (isHarm) return { stance: 'suffered', cause: 'harm' };
    if (fearsAll || position >= fearedFrom) return { stance: 'suffered', cause: 'fear' };
    if (isWithin(needs, position)) return { stance: 'suffered', cause: 'need' };
    return position >= deniedFrom ? { stance: 'suffered', cause: 'denial' } : base;
  };
  const hasCue =
    refusedFrom < Infinity || isHarm || fearsAll || fearedFrom < Infinity || needs.length > 0 || deniedFrom < Infinity;
  const all = isHarm ? at(0) : fearsAll ? ({ stance: 'suffered', cause: 'fear' } as const) : null;
  return { at, ending: at(text.length), all, isPlain: !hasCue && base.stance === 'wanted', isOnlyCue: false };
}

const whole = (reading: Reading, reachesBack: boolean): Piece => ({
  at: () => reading,
  ending: reading,
  all: reachesBack ? reading : null,
  isPlain: false,
  isOnlyCue: false,
});

const isCue = (text: string, rest: string, { mentions }: StanceGrammar): boolean =>
  rest.replace(mentions, '').trim() === '' && text.trim() !== '';

/** Where the first of these stands; nowhere is `Infinity`. */
const firstOf = (pattern: RegExp, text: string): number => {
  const index = text.search(pattern);
  return index === -1 ? Infinity : index;
};

/** Whether one of the reaches, which are in order and apart, holds the position. */
function isWithin(reaches: readonly (readonly [number, number])[], position: number): boolean {
  let [low, high] = [0, reaches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reaches[middle]?.[1] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return (reaches[low]?.[0] ?? Infinity) <= position;
}

/** From where to where each need reaches, in order. */
function reachesOf(text: string, { needs, wordsBeforeNeed }: StanceGrammar): [number, number][] {
  const reaches: [number, number][] = [];
  for (const found of text.matchAll(needs)) {
    const from = backBy(text, found.index, wordsBeforeNeed);
    const to = onBy(text, found.index + found[0].length, wordsAfterNeed);
    const last = reaches.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else reaches.push([from, to]);
  }
  return reaches;
}

function onBy(text: string, from: number, words: number): number {
  let at = from;
  for (let count = 0; count <= words && at !== -1; count += 1) at = text.indexOf(' ', at + 1);
  return at === -1 ? text.length : at;
}

function backBy(text: string, from: number, words: number): number {
  let at = from;
  for (let count = 0; count < words && at > 0; count += 1) at = text.lastIndexOf(' ', at - 2) + 1;
  return at;
}
