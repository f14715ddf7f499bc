import { foldText } from '../checks/foldText.ts';
import type { Language } from '../vocabulary.ts';
import { readPiece, type Piece, type Reading } from './readPiece.ts';
import { stanceGrammars } from './stanceGrammars.ts';

/** A run of words that a person means in one way. */
export type Clause = Reading & { readonly start: number; readonly end: number };
type Word = { readonly text: string; readonly start: number; readonly end: number };

/** Words that a list may have between two commas; more are a clause of their own. */
const maxListedWords = 4;

/**
 * A free text in clauses, each with how the person means it. A refusal reaches to the end of its clause and through the
 * lists in it (“no trains, no boats and no dogs”), not to what follows a contrary (“rather a garden”). Linear in the
 * length of the text.
 */
export function readClauses(text: string, language: Language): Clause[] {
  return segmentsOf(text).flatMap((words) => readSegment(words, language));
}

/** Words and commas between the marks that end a sentence. Apostrophes and hyphens part words. */
function segmentsOf(text: string): Word[][] {
  const segments: Word[][] = [[]];
  for (const found of foldText(text).matchAll(/[\p{L}\p{N}]+|[.!?…;:()\n—–]|,|(?<=\s)-(?=\s)/gu)) {
    const [start, end] = [found.index, found.index + found[0].length];
    if (/[.!?…;:()\n—–]/u.test(found[0])) segments.push([]);
    else segments.at(-1)?.push({ text: spelled(found[0], text[start]), start, end });
  }
  return segments.filter((words) => words.length > 0);
}

/** “è” and “é” alone are a verb, and “e” is not. */
const spelled = (word: string, original: string | undefined): string =>
  word === '-'
    ? ','
    : word === 'e' && original && /[èéÈÉ]/u.test(original)
      ? 'è'
      : word.replaceAll('ß', 'ss').replaceAll('œ', 'oe');

function readSegment(words: readonly Word[], language: Language): Clause[] {
  const grammar = stanceGrammars[language];
  const pieces = splitWords(words, language);
  const read: Piece[] = [];
  for (const piece of pieces) {
    const before = read.at(-1);
    const goesOn = before && piece.joins === 'list' && (before.isOnlyCue || isListed(piece, grammar.wants));
    const now = readPiece(piece.text, grammar, goesOn ? before.ending : { stance: 'wanted' });
    read.push(now);
    if (now.all) reachBack(read, pieces, now.all);
  }
  return pieces.flatMap((piece, index) => runsOf(piece, read[index]));
}

/** Words beside each other that are meant in one way. */
function runsOf({ words, positions }: Split, piece: Piece | undefined): Clause[] {
  const runs: Clause[] = [];
  for (const [index, { text, start, end }] of words.entries()) {
    if (text === ',') continue;
    const reading = piece?.at(positions[index] ?? 0) ?? { stance: 'wanted' };
    const last = runs.at(-1);
    if (last?.stance === reading.stance && last.cause === reading.cause) runs[runs.length - 1] = { ...last, end };
    else runs.push({ ...reading, start, end });
  }
  return runs;
}

type Split = {
  readonly words: readonly Word[];
  readonly text: string;
  readonly positions: readonly number[];
  readonly joins: 'start' | 'turn' | 'link' | 'list';
};

const isListed = ({ words }: Split, wants: RegExp): boolean =>
  words.length <= maxListedWords + 1 && !words.some(({ text }) => wants.test(` ${text} `));

/** What scares or is refused as a whole takes the list before it along: “trains, boats and dogs scare me”. */
function reachBack(read: Piece[], pieces: readonly Split[], all: Reading): void {
  for (let index = read.length - 1; index > 0; index -= 1) {
    const [joins, before] = [pieces[index]?.joins, read[index - 1]];
    const words = pieces[index - 1]?.words.length ?? 0;
    const isRelative = joins === 'link' && index === read.length - 1;
    if (!before?.isPlain || !(isRelative || (joins === 'list' && words <= maxListedWords))) return;
    if (!isRelative && all.cause === 'harm') return;
    read[index - 1] = { ...before, isPlain: false, at: () => all };
  }
}

/** One piece for each clause and each part of a list. */
function splitWords(words: readonly Word[], language: Language): Split[] {
  let next = 1;
  const positions: number[] = [];
  for (const word of words) {
    positions.push(next);
    next += word.text.length + 1;
  }
  const text = ` ${words.map((word) => word.text).join(' ')} `;
  const cuts = new Map<number, Split['joins']>([[1, 'start']]);
  for (const found of text.matchAll(stanceGrammars[language].splits)) {
    const joins = found.groups?.['turn'] ? 'turn' : found.groups?.['link'] ? 'link' : 'list';
    if (found.index > 1) cuts.set(found.index, joins);
    else cuts.set(1, joins === 'turn' ? 'turn' : 'start');
  }
  const splits: Split[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const isCut = index === words.length || cuts.has(positions[index] ?? 0);
    if (!isCut) continue;
    const [first, last] = [positions[from] ?? 0, index === words.length ? text.length : (positions[index] ?? 0)];
    splits.push({
      words: words.slice(from, index),
      text: text.slice(first - 1, last),
      positions: positions.slice(from, index).map((position) => position - first + 1),
      joins: cuts.get(first) ?? 'start',
    });
    from = index;
  }
  return splits;
}
