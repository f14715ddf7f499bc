import type { Need } from '../../../shared/vocabulary.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import { readWords } from '../../../shared/markup/clock.ts';
import type { Asked } from './Asked.ts';
import { momentsOnce } from './moments.ts';
import { namesOther } from './namesOther.ts';
import { getPack } from './pack.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { shuffled } from './random.ts';
import type { Passage, PassageKind, PassageSentence, SectionPassageKind } from './readPassages.ts';
import { sayDetails, saysDetail, subjectOf } from './sayDetails.ts';
import { fitsTimes } from './storyTimes.ts';
import { chooseSetting } from './settings.ts';
import { inOrderOfStory } from './storyOrder.ts';
import { rankOf, stepsOf, type Step } from './steps.ts';

/** A passage as it will be said: its core, and those of its other sentences that there is time for. */
type Chosen = { readonly passage: Passage; readonly sentences: readonly PassageSentence[] };

/** The passages of a need that this script may still say. */
export const passagesFor = (picker: PhrasePicker, asked: Asked, need: Need, kind: PassageKind): Passage[] =>
  getPack(asked.request.language).passages.filter(
    (passage) => passage.need === need && passage.kind === kind && isSayable(picker, asked, passage),
  );

/** Those about what the person's body does, said with those of any need. */
export const passagesOfSymptoms = (picker: PhrasePicker, asked: Asked, need: Need): Passage[] =>
  getPack(asked.request.language).passages.filter(
    (passage) =>
      passage.need === null &&
      passage.about?.role === 'symptom' &&
      passage.step !== null &&
      stepsOf(need).includes(passage.step) &&
      isSayable(picker, asked, passage),
  );

/** Those of its theme and of any. One that leads to a thing or a place is a little scene, and is left out where scenes are. */
export const passagesOfTheme = (picker: PhrasePicker, asked: Asked): Passage[] =>
  getPack(asked.request.language).passages.filter(
    (passage) =>
      passage.need === null &&
      passage.kind === 'heart' &&
      passage.step !== null &&
      stepsOf(null).includes(passage.step) &&
      (passage.theme === null || passage.theme === asked.request.theme) &&
      (asked.request.includeMetaphors || passage.step !== 'image') &&
      // Single sentences say the same in fewer words.
      wordinessOf(picker, passage) === 0 &&
      isSayable(picker, asked, passage),
  );

/** Those of one kind, not of the heart’s steps, that are written for no need; a story only where it fits those that were told. */
export function passagesOfKind(picker: PhrasePicker, asked: Asked, kind: SectionPassageKind | 'scene'): Passage[] {
  const { language } = asked.request;
  const all = getPack(language).passages;
  const told = isStory(kind) ? all.filter((one) => isStory(one.kind) && wasSaid(picker, one)) : [];
  return all.filter(
    (passage) =>
      passage.need === null && passage.kind === kind && isSayable(picker, asked, passage) && fitsTimes(passage, told, language),
  );
}

const isStory = (kind: PassageKind): boolean => kind === 'scene' || kind === 'induction' || kind === 'deepener';
const wasSaid = ({ memory }: PhrasePicker, passage: Passage): boolean =>
  coreOf(passage).some(({ phrase }) => memory.used[phrase.id] !== undefined);

/** Whether it fits the script, and nothing of its core is left out, avoided or said already. */
function isSayable(picker: PhrasePicker, asked: Asked, passage: Passage): boolean {
  const { request } = asked;
  const isAsleep = isEndingAsleep(request);
  return (
    passage.types.includes(request.type) &&
    (isAsleep ? passage.fitsSleep : passage.fitsWaking) &&
    // Drifting off is for those who may.
    (isAsleep || passage.step !== 'drift') &&
    (passage.about === null || subjectOf(picker, asked, passage) !== null) &&
    coreOf(passage).every(({ phrase }) => picker.isOpen(phrase))
  );
}

/** Part of a passage's further sentences that is counted on when passages are chosen: a few scenes told whole, not many that are begun. */
const expectedShare = 1;

/** How many passages of a step one script should have, as long as there are others. */
export type MaxOfStep = Partial<Readonly<Record<Step, number>>>;

/**
 * Which of these are said in so many seconds of speech, in the order of their story; which come first is `byRound`'s matter. Of an
 * occasion's forms only one is told.
 */
export const choosePassages = (
  picker: PhrasePicker,
  asked: Asked,
  passages: readonly Passage[],
  seconds: number,
  max: MaxOfStep = {},
): Passage[] =>
  inOrderOfStory(
    takeFitting(picker, eachOnce(inOneSetting(asked, byRound(picker, asked, passages, max))), seconds, expectedShare),
  );

/** With a second passage of what happens once after all others. */
function eachOnce(ranked: readonly Passage[]): Passage[] {
  const isSecond = ({ at }: Passage, index: number): boolean =>
    at !== null && momentsOnce.has(at) && ranked.findIndex((one) => one.at === at) < index;
  return [...ranked.filter((one, index) => !isSecond(one, index)), ...ranked.filter((one, index) => isSecond(one, index))];
}

/** Without those of another form of the occasion than the script's. */
function inOneSetting({ request }: Asked, ranked: readonly Passage[]): Passage[] {
  const chosen = chooseSetting(
    request,
    ranked.flatMap(({ setting }) => setting ?? []),
  );
  return ranked.filter(({ setting }) => setting === null || setting === chosen);
}

/**
 * The first of these whose cores fit into so many seconds, until they fill them with such a part of their further sentences, or with all of
 * them where they are in the script’s style. For less than
 * `rest` seconds none is begun.
 */
export function takeFitting(
  picker: PhrasePicker,
  passages: readonly Passage[],
  seconds: number,
  share: number,
  rest = 0,
): Passage[] {
  const chosen: Passage[] = [];
  let [planned, spoken] = [0, 0];
  for (const passage of passages) {
    const core = coreSeconds(picker, passage);
    if (spoken + core > seconds || planned + rest >= seconds) continue;
    chosen.push(passage);
    spoken += core;
    planned += core + (passage.styles ? 1 : share) * picker.secondsOf(furtherOf(picker, passage).map(({ phrase }) => phrase));
  }
  return chosen;
}

/** Says passages, each with the opening that goes on from the one before, and with what of the listener's life they can say. */
export function recite(picker: PhrasePicker, asked: Asked, chosen: readonly Chosen[]): void {
  for (const [index, { passage, sentences }] of chosen.entries()) {
    const openings = passage.openings.filter(({ phrase }) => picker.isOpen(phrase));
    // What follows another passage goes on from that one, whatever it ended with.
    const wanted = picker.exit ? [picker.exit, 'suggestion', 'any'] : ['start', 'any'];
    const opening = wanted.flatMap((one) => openings.find(({ after }) => after === one) ?? [])[0];
    picker.recite([
      ...(opening ? [{ phrase: opening.phrase, rest: 'short' as const }] : []),
      ...sayDetails(
        picker,
        asked,
        passage,
        sentences,
        chosen.slice(index + 1).map((one) => one.passage),
      ),
    ]);
    picker.exit = passage.exit;
    keepKey(picker, asked, passage);
  }
}

/** Steps whose suggestions hold for the whole script, not for one moment of it. */
const turningSteps: ReadonlySet<Step | null> = new Set<Step>(['response', 'turn', 'thought', 'awake']);
/** Words of a sentence that may be heard several times. */
const keyWords = { min: 4, max: 14 } as const;

/**
 * The sentence that comes back, where the request asks for one: of the heart's suggestions that are short enough the first that holds
 * for the whole script, or else the first.
 */
function keepKey({ memory }: PhrasePicker, { request, address }: Asked, passage: Passage): void {
  if (passage.kind !== 'heart' || !request.instructions?.includes('repeat-key-sentence')) return;
  const isOfTurn = turningSteps.has(passage.step);
  if (memory.key && (memory.key.isOfTurn || !isOfTurn)) return;
  const found = coreOf(passage).find(({ arc, phrase }) => {
    const count = readWords(phrase.texts[address]).length;
    return (arc === 'suggest' || arc === 'settle') && count >= keyWords.min && count <= keyWords.max;
  });
  if (found) memory.key = { id: found.phrase.id, text: found.phrase.texts[address], isOfTurn };
}

/** Seconds of all that passages could say. */
export const wholeSeconds = (picker: PhrasePicker, passages: readonly Passage[]): number =>
  passages.reduce((sum, { sentences }) => sum + picker.secondsOf(sentences.map(({ phrase }) => phrase)), 0);

/** 1 for one that the account has heard of late, else 0. */
export const recencyOf = (picker: PhrasePicker, passage: Passage): number =>
  Number(coreOf(passage).some(({ phrase }) => picker.isRecent(phrase)));

/** 1 for one that is about a detail of the request: heard of late or not, it is the person’s own. */
const ownOf = ({ about }: Passage): number => Number(about !== null);

const coreOf = ({ sentences }: Passage): readonly PassageSentence[] => sentences.filter(({ isCore }) => isCore);

/** With its opening, by which it is joined to what came before. */
const coreSeconds = (picker: PhrasePicker, passage: Passage): number =>
  picker.secondsOf([
    ...coreOf(passage).map(({ phrase }) => phrase),
    ...passage.openings.filter(({ after }) => after === 'any').map(({ phrase }) => phrase),
  ]);

const furtherOf = (picker: PhrasePicker, { sentences }: Passage): readonly PassageSentence[] =>
  sentences.filter(({ isCore, phrase }) => !isCore && picker.isOpen(phrase) && !picker.isWordy(phrase));

/** How many sentences of its core are longer than the request would have them. */
export const wordinessOf = (picker: PhrasePicker, passage: Passage): number =>
  coreOf(passage).filter(({ phrase }) => picker.isWordy(phrase)).length;

/** Passages about details that come before everything else: the person's own matter, and still a way through it. Of these symptoms are first. */
const maxFirst = 4;
const isOfSymptom = ({ about }: Passage): boolean => about?.role === 'symptom';

/** How often a step begins with a passage of the theme’s own: at arrival and at what stays, one is to notice what the script is for. */
const ownFirstShare = (step: Step | null): number => (step === 'here' || step === 'keep' ? 0.8 : 0.5);

/**
 * What is about a detail of the request, then the first of each step, then the second of each; those beyond what one script should have
 * of a step come last. Within a step, there is first what the account has not heard of late, then what can say such a detail, and what was written for the script’s need or theme takes turns with what fits
 * any. Which of the two begins is picked at random, so
 * that two scripts differ; but the other way is the theme’s own, and one step at least is in the script’s style, where a passage is. What is
 * set elsewhere than in the moments and places that the request names comes last of all.
 */
function byRound(picker: PhrasePicker, asked: Asked, passages: readonly Passage[], max: MaxOfStep = {}): Passage[] {
  const isOfAnyStyle = ({ styles }: Passage) => Number(styles === null);
  const order = shuffled(picker.random, passages).toSorted(
    (a, b) =>
      recencyOf(picker, a) - ownOf(a) - (recencyOf(picker, b) - ownOf(b)) ||
      wordinessOf(picker, a) - wordinessOf(picker, b) ||
      ownOf(b) - ownOf(a) ||
      Number(saysDetail(b, asked)) - Number(saysDetail(a, asked)) ||
      isOfAnyStyle(a) - isOfAnyStyle(b),
  );
  const about = order
    .filter((one) => one.about !== null)
    .toSorted((a, b) => Number(isOfSymptom(b)) - Number(isOfSymptom(a)))
    .slice(0, maxFirst);
  const isOwn = ({ need, theme }: Passage) => need !== null || theme !== null;
  const inStyle = order.find(({ styles, step }) => styles !== null && step !== 'turn')?.step;
  // Also where there is time for two or three steps only.
  const rank = (step: Step | null) => (step === null ? 0 : step === inStyle ? Math.min(0.5, rankOf[step]) : rankOf[step]);
  const rest = order.filter((one) => !about.includes(one));
  const elsewhere = rest.filter((one) => namesOther(one, asked));
  const others = rest.filter((one) => !elsewhere.includes(one));
  const steps = [...Map.groupBy(others, ({ step }) => step)]
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([step, list]) => {
      const [own, ofAny] = [list.filter((one) => isOwn(one)), list.filter((one) => !isOwn(one))];
      const isOwnFirst = step === 'turn' || (step !== inStyle && picker.random() < ownFirstShare(step));
      return { list: inTurns(isOwnFirst ? [own, ofAny] : [ofAny, own]), max: step === null ? undefined : max[step] };
    });
  return [
    ...about,
    ...inTurns(steps.map((one) => one.list.slice(0, one.max))),
    ...inTurns(steps.map((one) => one.list.slice(one.max ?? Infinity))),
    ...elsewhere,
  ];
}

/** The first of each list, then the second of each. */
const inTurns = <T>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();

/**
 * Passages with as many of their further sentences as fit into so many seconds beside their cores: of those in the script’s style all,
 * then of the others the first of each, then the second.
 */
export function fillUp(picker: PhrasePicker, passages: readonly Passage[], seconds: number): Chosen[] {
  const fitting = new Set<PassageSentence>();
  let left = seconds - passages.reduce((sum, passage) => sum + coreSeconds(picker, passage), 0);
  const [styled, others] = [passages.filter(({ styles }) => styles), passages.filter(({ styles }) => !styles)];
  for (const list of [styled, others])
    for (const sentence of inTurns(list.map((passage) => furtherOf(picker, passage)))) {
      const takes = picker.secondsOf([sentence.phrase]);
      if (takes > left) continue;
      fitting.add(sentence);
      left -= takes;
    }
  return passages.map((passage) => ({
    passage,
    sentences: passage.sentences.filter((sentence) => sentence.isCore || fitting.has(sentence)),
  }));
}
