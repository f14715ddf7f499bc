import type { SectionKind } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { bodyRegions, countdownNumbers, deepenerSubjects, deepenerKinds, inductionKinds } from './catalog.ts';
import { fill } from './fill.ts';
import { writeHeart } from './heart.ts';
import { writeOne } from './passages.ts';
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
    if (region && picker.left > 0) picker.say([`body.${region}`], { most: each, pause: 'medium' });
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
  picker.say(['settling.welcome'], { least: 1 });
  picker.say(['settling.safety'], { least: 1 });
  picker.say(['settling.eyes'], { least: 1 });
  picker.say(['settling.stop'], { least: 1 });
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  fill(picker, [() => picker.say(['settling.posture'], { most: 3 }), () => picker.say(['settling.arrive'], { most: 3 })]);
};

const breath: Recipe = (picker, { request: { approach, style } }) => {
  picker.say(['link.breath'], { least: 1 });
  picker.say(['breath.notice'], { most: 2 });
  picker.say([`style.${style}`]);
  picker.say(['breath.alternative'], { least: 1, pause: 'medium' });
  fill(picker, [
    ...breathFunctions.map((id) => () => picker.say([id], { most: 2 })),
    () => (approach === 'breath' ? picker.say(['approach.breath'], { most: 3 }) : 0),
    () => picker.say([`style.${style}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Part of a body section that goes from region to region. */
const scanShare = 0.85;

const body: Recipe = (picker, { request: { style, intensity, approach } }) => {
  picker.say(['link.body'], { least: 1 });
  picker.say(['body.begin'], { least: 1 });
  if (approach === 'bodyscan') picker.say(['approach.bodyscan'], { most: 2 });
  scanBody(picker, (picker.left - picker.sentenceSeconds) * scanShare);
  fill(picker, [
    () => picker.say([`style.${style}`]),
    () => picker.say(['body.whole'], { most: 3, pause: 'medium' }),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
    () => picker.say(['approach.bodyscan'], { most: 2 }),
  ]);
};

const integration: Recipe = (picker, assignment) => {
  picker.say(['link.integration'], { least: 1 });
  if (!writeOne(picker, assignment, 'integration')) picker.say(['integration.carry'], { most: 2 });
  picker.say([`style.${assignment.request.style}`]);
  callByName(picker, assignment);
  fill(picker, [
    () => picker.say(['integration.everyday'], { most: 3 }),
    () => picker.say(['integration.carry'], { most: 3 }),
    () => picker.say([`style.${assignment.request.style}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** What every ending needs is set aside first, so that time for more never costs the last words. */
const goBack: Recipe = (picker) => {
  picker.say(['return.room'], { least: 1, most: 2 });
  picker.say(['return.body'], {
    least: 1,
    most: Math.max(1, Math.floor(picker.left / picker.sentenceSeconds) - 2),
    pause: 'medium',
  });
  picker.say(['return.eyes'], { least: 1, pause: 'medium' });
  picker.say(['return.close'], { least: 1 });
};

const pretalk: Recipe = (picker, assignment) => {
  picker.say(['pretalk.welcome'], { least: 1 });
  picker.say(['pretalk.safety'], { least: 1 });
  picker.say(['pretalk.control'], { least: 1, most: 2 });
  picker.say(['pretalk.eyes'], { least: 1 });
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  fill(picker, [
    () => picker.say(['pretalk.explain'], { most: 4 }),
    () => picker.say(['settling.posture'], { most: 2 }),
    () => picker.say(['pretalk.control'], { most: 2 }),
    () => picker.say(['settling.arrive'], { most: 3 }),
  ]);
};

/** The kind of induction that goes with each approach; the eyes are fixed first or not at all. */
const firstInduction = { breath: 'breathing', bodyscan: 'progressive', nature: 'imagery' } as const;

/** Sentences without which an induction is not begun. */
const leastInduction = 5;

const induction: Recipe = (picker, { request }) => {
  const calming = shuffled(picker.random, ['fixation', 'heaviness'] as const).toSorted(
    (a, b) => picker.countRecent(`induction.${a}`) - picker.countRecent(`induction.${b}`),
  );
  const first = request.approach === 'calm' ? (calming[0] ?? 'fixation') : firstInduction[request.approach];
  const others = shuffled(
    picker.random,
    inductionKinds.filter((kind) => kind !== first && kind !== 'fixation'),
  );
  picker.say(['induction.begin'], { least: 1 });
  const opening = [first, ...calming, ...others].find((kind) => picker.countFree(`induction.${kind}`) >= leastInduction);
  if (opening) picker.tell(`induction.${opening}`, { most: 14, least: leastInduction });
  fill(picker, [
    () => picker.say(['induction.sink'], { most: 4 }),
    () => picker.say([`intensity.${request.intensity}`]),
    () =>
      writeOrdered(
        picker,
        others.map((kind) => `induction.${kind}`),
        5,
      ),
    () => picker.say(['breath.outbreath', 'breath.rest'], { most: 2 }),
    () =>
      picker.say(
        bodyRegions.map((region) => `body.${region}`),
        { most: 3, pause: 'medium' },
      ),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Tells the first of these that is still untold, where there is time for so many sentences. */
function writeOrdered(picker: PhrasePicker, functions: readonly string[], least: number): number {
  if (picker.left < least * picker.sentenceSeconds) return 0;
  const next = functions.find((id) => picker.countFree(id) >= 8);
  return next ? picker.tell(next, { most: 12, least }) : 0;
}

/** A count that is begun is counted to its end. */
function countDown(picker: PhrasePicker): void {
  if (picker.left < 8 * picker.sentenceSeconds) return;
  if (countdownNumbers.some((number) => picker.countFree(`deepening.count-${number}`) === 0)) return;
  for (const number of countdownNumbers) picker.say([`deepening.count-${number}`], { least: 1, pause: 'medium' });
}

/** Sentences without which a deepener is not begun. */
const leastDeepener = 4;

const deepenersByIntensity = { light: 1, moderate: 2, deep: 3 } as const;

const deepening: Recipe = (picker, { request, avoidance }) => {
  const allowed = shuffled(
    picker.random,
    deepenerKinds.filter(
      (kind) =>
        !deepenerSubjects[kind]?.some((subject) => avoidance.subjects.includes(subject)) &&
        (kind === 'countdown' || picker.countFree(`deepening.${kind}`) >= leastDeepener),
    ),
  ).toSorted((a, b) => picker.countRecent(`deepening.${a}`) - picker.countRecent(`deepening.${b}`));
  picker.say(['link.deepening'], { least: 1 });
  picker.say(['deepening.begin'], { least: 1 });
  for (const kind of allowed.slice(0, deepenersByIntensity[request.intensity]))
    if (kind === 'countdown') countDown(picker);
    else if (picker.left > 3 * picker.sentenceSeconds) picker.tell(`deepening.${kind}`, { most: 10, least: 4, pause: 'medium' });
  fill(picker, [
    () => picker.say(['deepening.deeper'], { most: 4 }),
    () => picker.say([`style.${request.style}`]),
    () => picker.say(['common.trance'], { most: 2 }),
    () => picker.say([`intensity.${request.intensity}`]),
    () =>
      writeOrdered(
        picker,
        allowed.filter((kind) => kind !== 'countdown').map((kind) => `deepening.${kind}`),
        4,
      ),
    () => picker.say(['induction.sink'], { most: 2 }),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

const posthypnotic: Recipe = (picker, assignment) => {
  const hasCue = writeOne(picker, assignment, 'cue');
  if (!hasCue) {
    picker.say(['posthypnotic.carry'], { least: 1, most: 2 });
    picker.say([`style.${assignment.request.style}`]);
  }
  callByName(picker, assignment);
  writeOne(picker, assignment, 'posthypnotic');
  fill(picker, [
    () => (hasCue ? 0 : picker.say(['posthypnotic.cue'], { most: 2 })),
    () => picker.say(['posthypnotic.carry'], { most: 2 }),
    () => picker.say(['integration.everyday'], { most: 2 }),
  ]);
};

const emergence: Recipe = (picker) => {
  picker.say(['emergence.announce'], { least: 1, pause: 'medium' });
  for (const number of [1, 2, 3, 4, 5]) picker.say([`emergence.count-${number}`], { least: 1, pause: 'medium' });
  picker.say(['emergence.body'], { most: Math.max(0, Math.floor(picker.left / picker.sentenceSeconds) - 2) });
  picker.say(['emergence.alert'], { least: 1 });
  picker.say(['emergence.close'], { least: 1 });
};

const sleepTail: Recipe = (picker) => {
  picker.say(['sleep.release'], { least: 1, most: 3, pause: 'medium' });
  picker.say(['sleep.wake'], { least: 1, pause: 'medium' });
  picker.say(['sleep.release'], { most: 5, pause: 'medium' });
  picker.say(['sleep.drift'], { least: 3, most: 40, pause: 'long' });
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
