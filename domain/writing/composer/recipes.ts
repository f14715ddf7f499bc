import type { SectionKind } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { bodyRegions, countdownNumbers, deepenerSubjects, deepenerKinds, inductionKinds } from './catalog.ts';
import { fill } from './fill.ts';
import { writeHeart } from './heart.ts';
import { writePassages } from './passages.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { callByName, quoteGoal } from './personal.ts';
import { shuffled } from './random.ts';

/** Fills one section: what it must say, in what order, and what it goes on with while time is left. */
type Recipe = (picker: PhrasePicker, assignment: Asked) => void;

/** As many regions as there is time for, evenly down the body; each gets its share. */
function scanBody(picker: PhrasePicker, seconds: number): void {
  const sentences = Math.floor(seconds / picker.sentenceSeconds);
  const regions = bodyRegions.filter((region) => picker.countFree(`body.${region}`) > 0);
  const count = Math.min(regions.length, Math.max(1, sentences));
  const each = Math.max(1, Math.round(sentences / count));
  const offset = Math.floor(picker.random() * Math.max(1, regions.length - count + 1)) / regions.length;
  for (let index = 0; index < count; index += 1) {
    const region = regions[Math.min(regions.length - 1, Math.floor(((index + offset) * regions.length) / count))];
    if (region && picker.left > 0) picker.say([`body.${region}`], { max: each, pause: 'medium' });
  }
}

const breathFunctions = [
  'breath.notice',
  'breath.place',
  'breath.rhythm',
  'breath.outbreath',
  'breath.wandering',
  'breath.rest',
] as const;

const settling: Recipe = (picker, assignment) => {
  picker.say(['settling.welcome'], { min: 1 });
  picker.say(['settling.safety'], { min: 1 });
  picker.say(['settling.eyes'], { min: 1 });
  picker.say(['settling.stop'], { min: 1 });
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  fill(picker, [() => picker.say(['settling.posture'], { max: 3 }), () => picker.say(['settling.arrive'], { max: 3 })]);
};

const breath: Recipe = (picker, { request: { approach, style } }) => {
  picker.say(['link.breath'], { min: 1 });
  picker.say(['breath.notice'], { max: 2 });
  picker.say([`style.${style}`]);
  picker.say(['breath.alternative'], { min: 1, pause: 'medium' });
  fill(picker, [
    ...breathFunctions.map((id) => () => picker.say([id], { max: 2 })),
    () => (approach === 'breath' ? picker.say(['approach.breath'], { max: 3 }) : 0),
    () => picker.say([`style.${style}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Part of a body section that goes from region to region. */
const scanShare = 0.85;

const body: Recipe = (picker, { request: { style, intensity, approach } }) => {
  picker.say(['link.body'], { min: 1 });
  picker.say(['body.begin'], { min: 1 });
  if (approach === 'bodyscan') picker.say(['approach.bodyscan'], { max: 2 });
  picker.say([`style.${style}`], { max: 2 });
  scanBody(picker, (picker.left - picker.sentenceSeconds) * scanShare);
  fill(picker, [
    () => picker.say([`style.${style}`], { max: 2 }),
    () => picker.say(['body.whole'], { max: 3, pause: 'medium' }),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
    () => picker.say(['approach.bodyscan'], { max: 2 }),
  ]);
};

const integration: Recipe = (picker, assignment) => {
  picker.say(['link.integration'], { min: 1 });
  if (writePassages(picker, assignment, 'integration', 3)) {
    fill(picker, [() => picker.say(['silence.invite'], { pause: 'long' })]);
    return;
  }
  picker.say(['integration.carry'], { max: 2 });
  picker.say([`style.${assignment.request.style}`]);
  callByName(picker, assignment);
  fill(picker, [
    () => picker.say(['integration.everyday'], { max: 3 }),
    () => picker.say(['integration.carry'], { max: 3 }),
    () => picker.say([`style.${assignment.request.style}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** What every ending needs is set aside first, so that time for more never costs the last words. */
const goBack: Recipe = (picker) => {
  picker.say(['return.room'], { min: 1, max: 2 });
  picker.say(['return.body'], {
    min: 1,
    max: Math.max(1, Math.floor(picker.left / picker.sentenceSeconds) - 2),
    pause: 'medium',
  });
  picker.say(['return.eyes'], { min: 1, pause: 'medium' });
  picker.say(['return.close'], { min: 1 });
};

const pretalk: Recipe = (picker, assignment) => {
  picker.say(['pretalk.welcome'], { min: 1 });
  picker.say(['pretalk.safety'], { min: 1 });
  picker.say(['pretalk.control'], { min: 1, max: 2 });
  picker.say(['pretalk.eyes'], { min: 1 });
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  fill(picker, [
    () => picker.say(['pretalk.explain'], { max: 4 }),
    () => picker.say(['settling.posture'], { max: 2 }),
    () => picker.say(['pretalk.control'], { max: 2 }),
    () => picker.say(['settling.arrive'], { max: 3 }),
  ]);
};

/** The kind of induction that goes with each approach; the eyes are fixed first or not at all. */
const firstInduction = { breath: 'breathing', bodyscan: 'progressive', nature: 'imagery' } as const;

/** Sentences without which an induction is not begun. */
const minInduction = 5;

const induction: Recipe = (picker, { request }) => {
  const calming = shuffled(picker.random, ['fixation', 'heaviness'] as const).toSorted(
    (a, b) => picker.countRecent(`induction.${a}`) - picker.countRecent(`induction.${b}`),
  );
  const first = request.approach === 'calm' ? (calming[0] ?? 'fixation') : firstInduction[request.approach];
  const others = shuffled(
    picker.random,
    inductionKinds.filter((kind) => kind !== first && kind !== 'fixation'),
  );
  picker.say(['induction.begin'], { min: 1 });
  const opening = [first, ...calming, ...others].find((kind) => picker.countFree(`induction.${kind}`) >= minInduction);
  if (opening) picker.tell(`induction.${opening}`, { max: 14, min: minInduction });
  fill(picker, [
    () => picker.say(['induction.sink'], { max: 4 }),
    () => picker.say([`intensity.${request.intensity}`]),
    () =>
      writeOrdered(
        picker,
        others.map((kind) => `induction.${kind}`),
        5,
      ),
    () => picker.say(['breath.outbreath', 'breath.rest'], { max: 2 }),
    () =>
      picker.say(
        bodyRegions.map((region) => `body.${region}`),
        { max: 3, pause: 'medium' },
      ),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Tells the first of these that is still untold, where there is time for so many sentences. */
function writeOrdered(picker: PhrasePicker, functions: readonly string[], min: number): number {
  if (picker.left < min * picker.sentenceSeconds) return 0;
  const next = functions.find((id) => picker.countFree(id) >= 8);
  return next ? picker.tell(next, { max: 12, min }) : 0;
}

/** A count that is begun is counted to its end. */
function countDown(picker: PhrasePicker): void {
  if (picker.left < 8 * picker.sentenceSeconds) return;
  if (countdownNumbers.some((number) => picker.countFree(`deepening.count-${number}`) === 0)) return;
  for (const number of countdownNumbers) picker.say([`deepening.count-${number}`], { min: 1, pause: 'medium' });
}

/** Sentences without which a deepener is not begun. */
const minDeepener = 4;

const deepenersByIntensity = { light: 1, moderate: 2, deep: 3 } as const;

const deepening: Recipe = (picker, { request, avoidance }) => {
  const allowed = shuffled(
    picker.random,
    deepenerKinds.filter(
      (kind) =>
        !deepenerSubjects[kind]?.some((subject) => avoidance.subjects.includes(subject)) &&
        (kind === 'countdown' || picker.countFree(`deepening.${kind}`) >= minDeepener),
    ),
  ).toSorted((a, b) => picker.countRecent(`deepening.${a}`) - picker.countRecent(`deepening.${b}`));
  picker.say(['link.deepening'], { min: 1 });
  picker.say(['deepening.begin'], { min: 1 });
  for (const kind of allowed.slice(0, deepenersByIntensity[request.intensity]))
    if (kind === 'countdown') countDown(picker);
    else if (picker.left > 3 * picker.sentenceSeconds) picker.tell(`deepening.${kind}`, { max: 10, min: 4, pause: 'medium' });
  fill(picker, [
    () => picker.say(['deepening.deeper'], { max: 4 }),
    () => picker.say([`style.${request.style}`]),
    () => picker.say(['common.trance'], { max: 2 }),
    () => picker.say([`intensity.${request.intensity}`]),
    () =>
      writeOrdered(
        picker,
        allowed.filter((kind) => kind !== 'countdown').map((kind) => `deepening.${kind}`),
        4,
      ),
    () => picker.say(['induction.sink'], { max: 2 }),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

const posthypnotic: Recipe = (picker, assignment) => {
  callByName(picker, assignment);
  if (writePassages(picker, assignment, 'cue', 1)) {
    writePassages(picker, assignment, 'posthypnotic', 3);
    fill(picker, [() => picker.say(['posthypnotic.carry'])]);
    return;
  }
  picker.say(['posthypnotic.carry'], { min: 1, max: 2 });
  picker.say([`style.${assignment.request.style}`]);
  fill(picker, [
    () => picker.say(['posthypnotic.cue'], { max: 2 }),
    () => picker.say(['posthypnotic.carry'], { max: 2 }),
    () => picker.say(['integration.everyday'], { max: 2 }),
  ]);
};

const emergence: Recipe = (picker) => {
  picker.say(['emergence.announce'], { min: 1, pause: 'medium' });
  for (const number of [1, 2, 3, 4, 5]) picker.say([`emergence.count-${number}`], { min: 1, pause: 'medium' });
  picker.say(['emergence.body'], { max: Math.max(0, Math.floor(picker.left / picker.sentenceSeconds) - 2) });
  picker.say(['emergence.alert'], { min: 1 });
  picker.say(['emergence.close'], { min: 1 });
};

const sleepTail: Recipe = (picker) => {
  picker.say(['sleep.release'], { min: 1, max: 3, pause: 'medium' });
  picker.say(['sleep.wake'], { min: 1, pause: 'medium' });
  picker.say(['sleep.release'], { max: 5, pause: 'medium' });
  picker.say(['sleep.drift'], { min: 3, max: 40, pause: 'long' });
};

export const recipes: Readonly<Record<SectionKind, Recipe>> = {
  settling,
  breath,
  body,
  theme: writeHeart,
  integration,
  return: goBack,
  pretalk,
  induction,
  deepening,
  suggestion: writeHeart,
  posthypnotic,
  emergence,
  'sleep-tail': sleepTail,
};
