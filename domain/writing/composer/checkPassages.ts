import { foldText } from '../../../shared/checks/foldText.ts';
import { clockFor, countWords, speechSeconds } from '../../../shared/markup/clock.ts';
import { addressFormsOf, scriptTypes, type ScriptType } from '../../../shared/vocabulary.ts';
import { wordsOf } from './lexicon.ts';
import { isOfSleep, keyOf, needs, stepsOf, type Need } from './needs.ts';
import type { Pack } from './pack.ts';
import { arcs, type Passage, type PassageSentence } from './readPassages.ts';

/** Sentences of a core, and the seconds that it takes at most; a short one’s (spec: writing, 7). */
const [maxCoreSentences, maxCoreSeconds, maxShortSeconds] = [4, 22, 12];
/** Passages that the heart of a need has for each type of script, and those of each of its other kinds (spec: writing, 10). */
const [minHeart, minOfKind, minShort, minAsleep] = [8, 3, 2, 3];
/** Ways to say a need that a pack knows; people have more. */
const minWordings = 10;
/** A heart passage’s sentences, and the part of them that must speak of its need (spec: writing, 13). */
const [heartSentences, minAboutNeed] = [{ min: 4, max: 9 }, 0.5];

/** What is wrong with a pack’s passages: which are missing, and which are not fit to be said as one piece. */
export function checkPassages(pack: Pack): string[] {
  const ids = pack.passages.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: there are two of that name`);
  return [...twice, ...needs.flatMap((need) => missingOf(pack, need)), ...pack.passages.flatMap((one) => errorsOf(one, pack))];
}

function missingOf({ passages, lexicon, contexts }: Pack, need: Need): string[] {
  const own = passages.filter((passage) => passage.need === need);
  const { phrases, inAnyClause } = { phrases: [], inAnyClause: [], ...contexts.get(keyOf(need)) };
  const wordings = (lexicon.get(keyOf(need))?.length ?? 0) + phrases.length + inAnyClause.length;
  if (wordings < minWordings) return [`needs.json: ${need}: ${wordings} of at least ${minWordings} words and phrases`];
  return scriptTypes.flatMap((type) => {
    const usable = own.filter(({ types }) => types.includes(type));
    const heart = usable.filter(({ kind }) => kind === 'heart');
    const lacks = (what: string, list: readonly Passage[], min: number) =>
      list.length < min ? [`${need}, ${type}: ${list.length} of at least ${min} ${what}`] : [];
    return [
      ...lacks('heart passages', heart, minHeart),
      ...lacks(
        'short ones',
        heart.filter(({ isShort }) => isShort),
        minShort,
      ),
      ...lacks(
        'for scripts that end asleep',
        heart.filter(({ fitsSleep }) => fitsSleep),
        isOfSleep(need) ? minHeart : minAsleep,
      ),
      ...stepsOf(need).flatMap((step) =>
        lacks(
          `of the step ${step}`,
          heart.filter((one) => one.step === step),
          1,
        ),
      ),
      ...(isOfSleep(need)
        ? []
        : kindsOf[type].flatMap((kind) =>
            lacks(
              kind,
              usable.filter((one) => one.kind === kind),
              minOfKind,
            ),
          )),
    ];
  });
}

const kindsOf = { hypnosis: ['cue', 'posthypnotic'], meditation: ['integration'] } as const satisfies Record<ScriptType, unknown>;

function errorsOf(passage: Passage, pack: Pack): string[] {
  const { id, kind, need, step, fitsSleep, isShort, openings, sentences } = passage;
  const core = sentences.filter(({ isCore }) => isCore);
  const [seconds, maxSeconds] = [secondsOf(core, pack), isShort ? maxShortSeconds : maxCoreSeconds];
  const about = sentences.filter((sentence) => isAbout(sentence, pack.vocabulary.get(need) ?? [])).length / sentences.length;
  const order = sentences.map(({ arc }) => arcs.indexOf(arc));
  const found = [
    core.length === 0 && 'has no core',
    core.length > maxCoreSentences && `its core has ${core.length} sentences`,
    seconds > maxSeconds && `its core takes ${seconds.toFixed(1)} s of at most ${maxSeconds}`,
    !openings.some(({ after }) => after === 'any') && 'has no opening after anything',
    (kind === 'heart') !== (step !== null) && 'a step belongs to the heart alone',
    step !== null && !stepsOf(need).includes(step) && `${step} is no step of its need`,
    isOfSleep(need) && !fitsSleep && 'does not fit a script that ends asleep',
    kind === 'heart' && !openings.some(({ after }) => after === 'suggestion') && 'has no opening after another passage',
    kind === 'heart' &&
      (sentences.length < heartSentences.min || sentences.length > heartSentences.max) &&
      `has ${sentences.length} sentences`,
    kind === 'heart' && new Set(order).size < 3 && 'goes through fewer than three arcs',
    order.some((arc, index) => arc < (order[index - 1] ?? 0)) && 'goes back in its arcs',
    kind === 'heart' && about < minAboutNeed && `only ${Math.round(about * 100)} % of it speaks of its need`,
  ];
  const withheld = [...openings, ...sentences].flatMap(({ phrase }) => [
    phrase.speaksOf('simile') && `a simile: ${phrase.texts.informal}`,
    fitsSleep && phrase.speaksOf('waking') && `it wakes: ${phrase.texts.informal}`,
  ]);
  return [...found, ...withheld].flatMap((why) => (why === false ? [] : [`${id}: ${why}`]));
}

/** In the slower form of address, as hypnosis is spoken. */
const secondsOf = (sentences: readonly PassageSentence[], { language }: Pack): number =>
  Math.max(
    ...addressFormsOf[language].map((form) =>
      sentences.reduce((sum, { phrase }) => sum + speechSeconds(phrase.texts[form], clockFor({ language, ...spoken })), 0),
    ),
  );
const spoken = { type: 'hypnosis', theme: 'stress' } as const;

/** Whether a sentence holds a word of its need’s own list; one of two or three words goes with its neighbour. */
function isAbout({ phrase }: PassageSentence, vocabulary: readonly string[]): boolean {
  const known = vocabulary.map((word) => foldText(word));
  const fits = (word: string) => known.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
  const texts = Object.values(phrase.texts);
  return texts.some((text) => countWords(text) <= 3 || wordsOf(text).some(({ word }) => fits(word)));
}
