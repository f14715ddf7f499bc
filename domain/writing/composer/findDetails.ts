import type { RequestWords } from '../../../shared/generations.schema.ts';
import { readClauses } from '../../../shared/stances/readClauses.ts';
import type { Reading as Meaning } from '../../../shared/stances/readPiece.ts';
import { steeringFields, type SteeringField } from '../../../shared/steering.schema.ts';
import { foldText } from '../../../shared/checks/foldText.ts';
import { wordsOf } from './lexicon.ts';
import { wordsNotOwn } from './notOwn.ts';
import { getPack, type Pack } from './pack.ts';
import { phraseMatcher, wordsIn, type PhraseMatcher } from './phraseMatcher.ts';
import { plainOf } from './plainOf.ts';
import type { Detail } from './readDetails.ts';
import { silentWords } from './silences.ts';

/** A detail that a text names, where, and how the person means it. */
export type FoundDetail = {
  readonly detail: Detail;
  readonly field: SteeringField;
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
  /** Whether the part of the sentence is somebody else's matter, or one that is over. */
  readonly isOwn: boolean;
  /** Whether the text asks not to speak of it. */
  readonly isSilenced: boolean;
};

/** The details that a request names, field after field, in the order in which they stand. */
export const findDetails = (request: RequestWords): FoundDetail[] =>
  steeringFields.flatMap((field) => findInText(field, request[field] ?? '', getPack(request.language)));

/** The same of one text. */
export function findInText(field: SteeringField, text: string, pack: Pack): FoundDetail[] {
  if (text.trim() === '') return [];
  const words = wordsOf(text);
  const plain = plainOf(text);
  const own = wordsIn(plain);
  const spans = matchersOf(pack).flatMap(({ detail, fits, phrases, otherSenses }) => {
    const matches = [...words.filter(({ word }) => fits(word)), ...(phrases?.find(plain, own) ?? [])];
    const others = matches.length === 0 ? [] : (otherSenses?.find(plain, own) ?? []);
    return matches
      .filter(({ start, end }) => !others.some((other) => start < other.end && end > other.start))
      .map(({ start, end }) => ({ detail, start, end }));
  });
  // Of what stands over each other the longest is meant: “the first coffee in the morning” is no morning.
  const order = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept = order.filter((one, index) => !order.slice(0, index).some(({ start, end }) => one.start < end && one.end > start));
  const clauses = readClauses(text, pack.language);
  const notOwn = wordsNotOwn(text, words, pack.language);
  const silent = silentWords(text, words, pack.language);
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map(({ detail, start, end }) => {
      const inside = words.filter((word) => word.start < end && word.end > start);
      return {
        detail,
        field,
        start,
        end,
        meaning: clauses.find((clause) => clause.end > start) ?? { stance: 'wanted' },
        isOwn: !inside.some((word) => notOwn.has(word)),
        isSilenced: inside.some((word) => silent.has(word)),
      };
    });
}

type Matcher = {
  readonly detail: Detail;
  readonly fits: (word: string) => boolean;
  readonly phrases: PhraseMatcher | null;
  readonly otherSenses: PhraseMatcher | null;
};
const matchers = new Map<Pack, readonly Matcher[]>();

function matchersOf(pack: Pack): readonly Matcher[] {
  const ready = matchers.get(pack);
  if (ready) return ready;
  const made = pack.details.map((detail): Matcher => {
    const folded = detail.words.map((word) => foldText(word));
    const whole = new Set(folded.filter((word) => !word.endsWith('*')));
    const stems = folded.flatMap((word) => (word.endsWith('*') ? word.slice(0, -1) : []));
    return {
      detail,
      fits: (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)),
      phrases: phraseMatcher(detail.phrases),
      otherSenses: phraseMatcher(detail.otherSenses),
    };
  });
  matchers.set(pack, made);
  return made;
}
