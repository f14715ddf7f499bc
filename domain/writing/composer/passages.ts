import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Asked } from './Asked.ts';
import { keyOf, needs, rankOf, stepsOf, type Need } from './needs.ts';
import { getPack } from './pack.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { shuffled } from './random.ts';
import type { Passage, PassageKind, PassageSentence } from './readPassages.ts';

/** A passage as it will be said: its core, and those of its other sentences that there is time for. */
type Chosen = { readonly passage: Passage; readonly sentences: readonly PassageSentence[] };

/** The need that most of the person's words call for. */
export const needOf = ({ wanted }: Pick<Asked, 'wanted'>): Need | null =>
  wanted.flatMap((key) => needs.find((need) => keyOf(need) === key) ?? [])[0] ?? null;

/** The passages of a need that this script may still say: nothing of their core is left out, avoided or said already. */
export function passagesFor(picker: PhrasePicker, { request }: Asked, need: Need, kind: PassageKind): Passage[] {
  const isAsleep = isEndingAsleep(request);
  return getPack(request.language).passages.filter(
    (passage) =>
      passage.need === need &&
      passage.kind === kind &&
      passage.types.includes(request.type) &&
      (passage.fitsSleep || !isAsleep) &&
      // Drifting off is for those who may.
      (isAsleep || passage.step !== 'drift') &&
      coreOf(passage).every(({ phrase }) => picker.isOpen(phrase)),
  );
}

/** Part of a passage's further sentences that is counted on when passages are chosen: with all of them there would be few passages. */
const expectedShare = 0.6;

/**
 * Passages for so many seconds of speech, in the order of their steps: one of each step, then a second one, and within a step
 * those first that this account has not heard of late. Then their further sentences, as many as there is time for.
 */
export function choosePassages(picker: PhrasePicker, passages: readonly Passage[], seconds: number): Chosen[] {
  const queue = byRound(picker, passages);
  const chosen: Passage[] = [];
  let [planned, spoken] = [0, 0];
  for (const passage of queue) {
    const core = coreSeconds(picker, passage);
    if (spoken + core > seconds || planned >= seconds) continue;
    chosen.push(passage);
    spoken += core;
    planned += core + expectedShare * picker.secondsOf(furtherOf(picker, passage).map(({ phrase }) => phrase));
  }
  const inOrder = chosen.toSorted((a, b) => stepIndex(a) - stepIndex(b));
  const further = fitFurther(picker, inOrder, seconds - spoken);
  return inOrder.map((passage) => ({
    passage,
    sentences: passage.sentences.filter((sentence) => sentence.isCore || further.has(sentence)),
  }));
}

/** Says passages, each with the opening that goes on from the one before. */
export function recite(picker: PhrasePicker, chosen: readonly Chosen[]): void {
  for (const [index, { passage, sentences }] of chosen.entries()) {
    const before = chosen[index - 1]?.passage.exit;
    const openings = passage.openings.filter(({ phrase }) => picker.isOpen(phrase));
    // What follows a passage of the same need goes on from that one, whatever it ended with.
    const wanted = before ? [before, 'suggestion', 'any'] : ['start', 'any'];
    const opening = wanted.flatMap((one) => openings.find(({ after }) => after === one) ?? [])[0];
    picker.recite([...(opening ? [{ phrase: opening.phrase, rest: 'short' as const }] : []), ...sentences]);
  }
}

/** Says as many passages of one kind of the script’s need as there is time for, at most so many; whether it said any. */
export function writePassages(picker: PhrasePicker, asked: Asked, kind: PassageKind, max: number): boolean {
  const need = needOf(asked);
  const passages = need ? byRound(picker, passagesFor(picker, asked, need, kind)).slice(0, max) : [];
  const chosen = choosePassages(picker, passages, picker.left);
  recite(picker, chosen);
  return chosen.length > 0;
}

const stepIndex = ({ need, step }: Passage): number => (step === null ? 0 : stepsOf(need).indexOf(step));

const coreOf = ({ sentences }: Passage): readonly PassageSentence[] => sentences.filter(({ isCore }) => isCore);

/** With its opening, by which it is joined to what came before. */
const coreSeconds = (picker: PhrasePicker, passage: Passage): number =>
  picker.secondsOf([
    ...coreOf(passage).map(({ phrase }) => phrase),
    ...passage.openings.filter(({ after }) => after === 'any').map(({ phrase }) => phrase),
  ]);

const furtherOf = (picker: PhrasePicker, { sentences }: Passage): readonly PassageSentence[] =>
  sentences.filter(({ isCore, phrase }) => !isCore && picker.isOpen(phrase));

/** The first of each step, then the second of each; what the account has not heard of late comes first within its step. */
function byRound(picker: PhrasePicker, passages: readonly Passage[]): Passage[] {
  const isRecent = (passage: Passage) => Number(coreOf(passage).some(({ phrase }) => picker.isRecent(phrase)));
  const order = shuffled(picker.random, passages).toSorted((a, b) => isRecent(a) - isRecent(b));
  const steps = [...Map.groupBy(order, ({ step }) => step)].toSorted(
    ([a], [b]) => (a === null ? 0 : rankOf[a]) - (b === null ? 0 : rankOf[b]),
  );
  const rounds = Math.max(0, ...steps.map(([, list]) => list.length));
  return Array.from({ length: rounds }, (_, round) => steps.flatMap(([, list]) => list[round] ?? [])).flat();
}

/** The first further sentence of each passage, then the second of each, while time is left. */
function fitFurther(picker: PhrasePicker, passages: readonly Passage[], seconds: number): ReadonlySet<PassageSentence> {
  const lists = passages.map((passage) => furtherOf(picker, passage));
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  const fitting = new Set<PassageSentence>();
  let left = seconds;
  for (let round = 0; round < rounds; round += 1)
    for (const list of lists) {
      const sentence = list[round];
      if (!sentence) continue;
      const takes = picker.secondsOf([sentence.phrase]);
      if (takes > left) continue;
      fitting.add(sentence);
      left -= takes;
    }
  return fitting;
}
