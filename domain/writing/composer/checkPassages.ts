import { foldText } from '../../../shared/checks/foldText.ts';
import { clockFor, countWords, speechSeconds } from '../../../shared/markup/clock.ts';
import { stopWords } from '../../../shared/stances/stopWords.ts';
import { addressFormsOf, type Language } from '../../../shared/vocabulary.ts';
import { findMissingPassages } from './findMissingPassages.ts';
import { stemOf, wordsOf } from './lexicon.ts';
import { isOfOccasion, isOfSleep } from './needs.ts';
import type { Pack } from './pack.ts';
import { arcs, type Passage, type PassageKind, type PassageSentence } from './readPassages.ts';
import { partsOf } from './parts.ts';
import { stepsOf, type Step } from './steps.ts';

/** Sentences of a core, and the seconds that it takes at most; a short one’s (spec: writing, 7). */
const [maxCoreSentences, maxCoreSeconds, maxShortSeconds] = [4, 22, 12];
/** A heart passage’s sentences, and the part of them that must speak of its need (spec: writing, 13). */
const [heartSentences, minAboutNeed] = [{ min: 4, max: 9 }, 0.5];
/** Sentences of a story, and of the shorter pieces beside the heart (spec: writing, 7). */
const [storySentences, otherSentences] = [
  { min: 6, max: 16 },
  { min: 2, max: 8 },
];
const sentencesOf = (kind: PassageKind) => (kind === 'heart' ? heartSentences : isStory(kind) ? storySentences : otherSentences);
const isStory = (kind: PassageKind): boolean => kind === 'scene' || kind === 'induction' || kind === 'deepener';
/** Whether several of its kind, or of the heart, stand one after the other. */
const goesOnFromOthers = (kind: PassageKind): boolean => kind === 'heart' || kind === 'sleep-ending' || isStory(kind);
/** Sentences of a theme’s passage that hold its focus noun, where it has enough of them (spec: writing, 15). */
const minWithFocus = 3;

/** What is wrong with a pack’s passages: which are missing, and which are not fit to be said as one piece. */
export function checkPassages(pack: Pack): string[] {
  const ids = pack.passages.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: there are two of that name`);
  return [...twice, ...findMissingPassages(pack), ...pack.passages.flatMap((one) => errorsOf(one, pack))];
}

function errorsOf(passage: Passage, pack: Pack): string[] {
  const { id, kind, need, about, step, at, setting, part, styles, fitsSleep, isShort, openings, sentences } = passage;
  const core = sentences.filter(({ isCore }) => isCore);
  const [seconds, maxSeconds] = [secondsOf(core, pack), isShort ? maxShortSeconds : maxCoreSeconds];
  const order = sentences.map(({ arc }) => arcs.indexOf(arc));
  const { min, max } = sentencesOf(kind);
  const found = [
    core.length === 0 && 'has no core',
    core.length > maxCoreSentences && `its core has ${core.length} sentences`,
    seconds > maxSeconds && `its core takes ${seconds.toFixed(1)} s of at most ${maxSeconds}`,
    !openings.some(({ after }) => after === 'any') && 'has no opening after anything',
    (kind === 'heart') !== (step !== null) && 'a step belongs to the heart alone',
    step !== null && !stepsFor(passage).includes(step) && `${step} is no step of what it is for`,
    (at !== null || setting !== null) &&
      (kind !== 'heart' || need === null || !isOfOccasion(need)) &&
      'a time or a form of an occasion belongs to the heart for one',
    partsOf(kind).every((one) => one !== part) && (part !== null || partsOf(kind).length > 0) && 'has no part of its section',
    need !== null && isOfSleep(need) && !fitsSleep && 'does not fit a script that ends asleep',
    goesOnFromOthers(kind) && !openings.some(({ after }) => after === 'suggestion') && 'has no opening after another passage',
    (sentences.length < min || sentences.length > max) && `has ${sentences.length} sentences`,
    kind === 'heart' && new Set(order).size < 3 && 'goes through fewer than three arcs',
    (kind === 'heart' || need !== null) && order.some((arc, index) => arc < (order[index - 1] ?? 0)) && 'goes back in its arcs',
    kind === 'heart' &&
      (need === null ? about === null && missingFocus(sentences, pack) : missingNeed(sentences, pack.vocabulary.get(need) ?? [])),
    need === null &&
      styles?.includes('mindfulness') === true &&
      order.includes(arcs.indexOf('suggest')) &&
      'suggests, where one observes',
  ];
  const withheld = [...openings, ...sentences].flatMap(({ phrase }) => [
    phrase.speaksOf('simile') && `a simile: ${phrase.texts.informal}`,
    fitsSleep && phrase.speaksOf('waking') && `it wakes: ${phrase.texts.informal}`,
  ]);
  return [...found, ...withheld].flatMap((why) => (why === false ? [] : [`${id}: ${why}`]));
}

/** What is about a symptom is said with any need by day, or with a theme. */
const stepsFor = ({ need, about }: Passage): readonly Step[] =>
  about?.role === 'symptom' ? [...stepsOf('exam'), ...stepsOf(null)] : stepsOf(need);

/** In the slower form of address, as hypnosis is spoken. */
const secondsOf = (sentences: readonly PassageSentence[], { language }: Pack): number =>
  Math.max(
    ...addressFormsOf[language].map((form) =>
      sentences.reduce((sum, { phrase }) => sum + speechSeconds(phrase.texts[form], clockFor({ language, ...spoken })), 0),
    ),
  );
const spoken = { type: 'hypnosis', theme: 'stress' } as const;

function missingNeed(sentences: readonly PassageSentence[], vocabulary: readonly string[]): string | false {
  const share = sentences.filter((sentence) => isAbout(sentence, vocabulary)).length / sentences.length;
  return share < minAboutNeed && `only ${Math.round(share * 100)} % of it speaks of its need`;
}

/** A word that its sentences come back to; of few sentences all but one do. */
function missingFocus(sentences: readonly PassageSentence[], { language }: Pack): string | false {
  const counts = new Map<string, number>();
  for (const { phrase } of sentences)
    for (const stem of stemsOf(phrase.texts.informal, language)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const [stem, max] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return max < Math.min(minWithFocus, sentences.length - 1) && `comes back to no noun: “${stem}” stands in ${max} sentences`;
}

/** Stems of four letters or more that are no stop words. */
const stemsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .filter(({ word }) => !stopWords[language].has(word))
      .map(({ word }) => stemOf(word, language))
      .filter((stem) => stem.length >= minStemLength),
  );
const minStemLength = 4;

/** Whether a sentence holds a word of its need’s own list; one of two or three words goes with its neighbour. */
function isAbout({ phrase }: PassageSentence, vocabulary: readonly string[]): boolean {
  const known = vocabulary.map((word) => foldText(word));
  const fits = (word: string) => known.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
  const texts = Object.values(phrase.texts);
  return texts.some((text) => countWords(text) <= 3 || wordsOf(text).some(({ word }) => fits(word)));
}
