import type { RequestWords } from '../../../shared/generations.schema.ts';
import { namesEatingDisorder } from '../../../shared/asked/namesEatingDisorder.ts';
import { readClauses, type Clause } from '../../../shared/stances/readClauses.ts';
import { stopWords } from '../../../shared/stances/stopWords.ts';
import { steeringFields, type SteeringField, type SteeringWord } from '../../../shared/steering.schema.ts';
import type { Language } from '../../../shared/vocabulary.ts';
import { keyOf } from './needs.ts';
import { wordsNotOwn } from './notOwn.ts';
import { entriesOf, stemOf, wordsOf, type Entry, type TextWord } from './lexicon.ts';
import { getPack } from './pack.ts';
import { readSenses } from './readSenses.ts';

const steered = new WeakMap<RequestWords, readonly SteeringWord[]>();

/** As `readWords`, once for each request: what it refuses, what it needs and what is marked in it go by the same words. */
export function steer(request: RequestWords): readonly SteeringWord[] {
  const words = steered.get(request) ?? readWords(request);
  steered.set(request, words);
  return words;
}

/**
 * The words of a request that have an effect, each with how the person means it, in the order in which they stand: the
 * concept or scene that a word calls for or, where it is refused or feared, that it keeps away. Nothing else of a free
 * text has any effect, and none of it reaches the script.
 */
function readWords(request: RequestWords): SteeringWord[] {
  const words = steeringFields.flatMap((field) => steerField(field, request[field] ?? '', request.language));
  // What helps somebody to eat less may harm somebody who starves.
  return namesEatingDisorder(request)
    ? words.filter(({ key, stance }) => stance === 'refused' || key !== keyOf('eating'))
    : words;
}

/** The same of one text. */
export function steerField(field: SteeringField, text: string, language: Language): SteeringWord[] {
  const entries = entriesOf(getPack(language));
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const clauses = readClauses(text, language);
  const { byPhrase, inAnyClause, isMeantAnyway, isOther, isSilent } = readSenses(text, words, getPack(language));
  const meantAnyway = (word: TextWord): Effect[] => (inAnyClause.get(word) ?? []).map(({ key }) => ({ key, stance: 'suffered' }));
  const notOwn = wordsNotOwn(text, words, language);
  const isHeld = (word: TextWord, { key, stance }: Effect) => {
    if (stance === 'refused') return !isMeantAnyway(word);
    if (notOwn.has(word) && isOfOneself(key)) return false;
    return !(isSilent(word) && isMatter(key));
  };
  let next = 0;
  return clauses.flatMap((clause) => {
    const own: TextWord[] = [];
    for (let word = words[next]; word && word.start < clause.end; word = words[next]) {
      own.push(word);
      next += 1;
    }
    const isKeptAway = clause.stance === 'refused' || clause.stance === 'suffered';
    const read = own.flatMap((word) => {
      const known = entries.filter(
        ({ fits, stems }) =>
          fits(word.word) ||
          (isKeptAway &&
            !stopWords[language].has(word.word) &&
            word.word.length > minUnknownLength &&
            stems.has(stemOf(word.word, language))),
      );
      const found = [
        ...known.filter((entry) => clause.stance === 'refused' || !isOther(entry, word)),
        ...(byPhrase.get(word) ?? []),
      ];
      // A word that is known and means something else here is no unknown name either.
      return known.length > 0 && found.length === 0 && !inAnyClause.has(word) ? [] : [{ word, found }];
    });
    const namesNeed = read.some(({ found }) => found.some(({ key }) => isMatter(key) && key !== 'concept.worry'));
    return read.flatMap(({ word, found }) =>
      [...meantAnyway(word), ...effectsOf(clause, word, found, namesNeed, language)]
        .filter((effect) => isHeld(word, effect))
        .map((effect) => ({ field, start: word.start, end: word.end, ...effect })),
    );
  });
}

type Effect = Pick<SteeringWord, 'key' | 'stance'>;

/** A concept or a need: what a script is about, not where it goes. */
const isMatter = (key: string): boolean => key.startsWith('concept.') || key.startsWith('need.');

/** Needs that others have a part in: whom one has lost, who has left, at whom one is angry. */
const withOthers: ReadonlySet<string> = new Set((['grief', 'separation', 'anger'] as const).map(keyOf));
/** A need that only the one who has it has. */
const isOfOneself = (key: string): boolean => key.startsWith('need.') && !withOthers.has(key);

/** What a harm may call for: what hurts of it, never what it happened with. */
const distress = new Set([
  ...['grief', 'separation', 'pain', 'illness', 'anger', 'worry', 'tiredness', 'waking-at-night', 'loneliness'].map(
    (one) => `concept.${one}`,
  ),
  ...(['grief', 'separation', 'loneliness', 'pain', 'falling-asleep', 'waking-at-night'] as const).map(keyOf),
]);
/** Shorter words that the lexicon does not know are no names of things. */
const minUnknownLength = 3;

function effectsOf(
  { stance, cause }: Clause,
  { word }: TextWord,
  found: readonly Entry[],
  namesNeed: boolean,
  language: Language,
): Effect[] {
  if (stance === 'mentioned') return [];
  if (stance === 'wanted') return found.map(({ key }) => ({ key, stance }));
  const callsFor = (key: string) => stance === 'suffered' && isMatter(key) && (cause !== 'harm' || distress.has(key));
  const effects = found.flatMap(({ key }): Effect[] =>
    callsFor(key) ? [{ key, stance: 'suffered' }] : cause === 'need' ? [] : [{ key, stance: 'refused' }],
  );
  const isNamed = stance === 'refused' || cause === 'harm' || (cause === 'fear' && !namesNeed);
  const isUnknown = found.length === 0 && isNamed && word.length >= minUnknownLength && !stopWords[language].has(word);
  return isUnknown ? [{ key: `word.${word}`, stance: 'refused' }] : effects;
}

/** What the words call for, each once, the most often named first. What is refused anywhere is called for by nothing. */
export function wantedOf(steering: readonly SteeringWord[]): string[] {
  const refused = new Set(steering.filter(({ stance }) => stance === 'refused').map(({ key }) => key));
  const counts = new Map<string, number>();
  for (const { key } of steering) if (!refused.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}
