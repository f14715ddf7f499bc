import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Approach, SectionKind } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { bodyRegions, countdownNumbers } from './catalog.ts';
import { fill } from './fill.ts';
import { writeHeart } from './heart.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import { fillUp, recite, wholeSeconds } from './passages.ts';
import type { Part } from './parts.ts';
import { callByName, quoteGoal } from './personal.ts';
import { chooseOfBody, chooseOfBreath, reciteParts } from './writeParts.ts';
import { maxRest, writeLastPassage, writeOneAndMore, writePassages } from './sectionPassages.ts';

/** Fills one section: what it must say, in what order, and what it goes on with while time is left. */
type Recipe = (picker: PhrasePicker, assignment: Asked) => void;

/** The regions of single sentences that belong to a part of the body. */
const regionsOf: Partial<Readonly<Record<Part, readonly (typeof bodyRegions)[number][]>>> = {
  head: ['scalp'],
  face: ['forehead', 'eyes', 'jaw'],
  shoulders: ['neck', 'shoulders'],
  arms: ['arms', 'hands'],
  chest: ['chest'],
  back: ['upper-back', 'lower-back'],
  belly: ['belly'],
  legs: ['hips', 'thighs', 'calves'],
  feet: ['feet'],
};

/** What a long section has time for beside its passages is said of each region where it is led through. */
function scanBody(picker: PhrasePicker, asked: Asked, seconds: number): void {
  const passages = chooseOfBody(picker, asked);
  const more = Math.floor(
    Math.max(0, seconds - wholeSeconds(picker, passages)) / Math.max(1, passages.length) / picker.sentenceSeconds,
  );
  reciteParts(picker, asked, passages, ({ part }) => {
    const functions = (part === null ? [] : (regionsOf[part] ?? [])).map((region) => `body.${region}`);
    if (more > 0) picker.say(functions, { max: more, pause: 'medium' });
  });
}

const breathFunctions = [
  'breath.notice',
  'breath.place',
  'breath.rhythm',
  'breath.outbreath',
  'breath.wandering',
  'breath.rest',
] as const;

/** At the start of a script into sleep, not at its end: there, to speak of waking wakes. */
function sayThatOneCanWake(picker: PhrasePicker, { request }: Asked): void {
  if (isEndingAsleep(request)) picker.say(['sleep.wake'], { min: 1 });
}

const settling: Recipe = (picker, assignment) => {
  picker.say(['settling.welcome'], { min: 1 });
  picker.say(['settling.safety'], { min: 1 });
  picker.say(['settling.eyes'], { min: 1 });
  picker.say(['settling.stop'], { min: 1 });
  sayThatOneCanWake(picker, assignment);
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  writePassages(picker, assignment, 'arrival');
  if (picker.left <= maxRest) return;
  fill(picker, [() => picker.say(['settling.posture'], { max: 3 }), () => picker.say(['settling.arrive'], { max: 3 })]);
};

const breath: Recipe = (picker, asked) => {
  const { approach, style } = asked.request;
  const [first, ...others] = chooseOfBreath(picker, asked);
  if (first) recite(picker, asked, fillUp(picker, [first], picker.left));
  else for (const id of ['link.breath', 'breath.notice']) picker.say([id], { min: 1 });
  // From here on whoever would rather not follow the breath has something else.
  picker.say(['breath.alternative'], { min: 1, pause: 'medium' });
  const isOfBreath = approach === 'breath';
  reciteParts(picker, asked, others, () => void (isOfBreath && picker.say(['approach.breath'], { max: 2 })));
  if (picker.left <= maxRest) return;
  fill(picker, [
    ...breathFunctions.map((id) => () => picker.say([id], { max: 2 })),
    () => (isOfBreath ? picker.say(['approach.breath'], { max: 3 }) : 0),
    () => picker.say(['silence.invite'], { pause: 'long' }) || picker.say([`style.${style}`]),
  ]);
};

/** Part of a body section that goes from part to part where it is more than half of the script: how it is spoken is heard here. */
const scanShareOfScript = 0.8;
/** Sentences with which the approach is heard after the body. */
const maxOfApproach = 2;

const body: Recipe = (picker, asked) => {
  const { style, intensity, approach } = asked.request;
  const isWholeScript = approach === 'bodyscan';
  const ofApproach = ofTheBody.has(approach) ? maxOfApproach * picker.sentenceSeconds : 0;
  picker.reserve(ofApproach, () => scanBody(picker, asked, picker.left * (isWholeScript ? scanShareOfScript : 1)));
  if (picker.sentences.length === 0) for (const id of ['link.body', 'body.begin']) picker.say([id], { min: 1 });
  if (ofApproach > 0) picker.say([`approach.${approach}`], { max: maxOfApproach });
  if (isWholeScript) picker.say([`style.${style}`], { max: 8 });
  if (picker.left <= maxRest) return;
  // What is not about the body comes where nothing else is left.
  fill(picker, [
    () =>
      picker.say(['body.whole'], { max: 3, pause: 'medium' }) ||
      picker.say(['approach.bodyscan'], { max: 2 }) ||
      picker.say([`style.${style}`], { max: 2 }) ||
      picker.say([`intensity.${intensity}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Approaches of which something is to be said over the body; breath has a section, and nature its scenes. */
const ofTheBody: ReadonlySet<Approach> = new Set(['calm', 'bodyscan']);

const integration: Recipe = (picker, assignment) => {
  callByName(picker, assignment);
  if (writePassages(picker, assignment, 'integration') === 0) picker.say(['link.integration'], { min: 1 });
  if (picker.left <= maxRest) return picker.repeatKey();
  fill(picker, [
    () => picker.say(['integration.everyday'], { max: 3 }),
    () => picker.say(['integration.carry'], { max: 3 }),
    () => picker.say([`style.${assignment.request.style}`]),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
  picker.repeatKey();
};

/** What every ending needs is set aside first, so that time for more never costs the last words. */
const goBack: Recipe = (picker, assignment) => {
  // An hour may have used up every invitation to rest.
  const rest = () =>
    void (picker.say(['silence.invite'], { max: 3, pause: 'long' }) || picker.say(['return.room'], { max: 2, pause: 'long' }));
  if (writeLastPassage(picker, assignment, 'return', rest)) return;
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
  picker.say(['pretalk.control'], { min: 1 });
  picker.say(['pretalk.eyes'], { min: 1 });
  sayThatOneCanWake(picker, assignment);
  callByName(picker, assignment);
  quoteGoal(picker, assignment);
  writeOneAndMore(picker, assignment, 'explanation', 'arrival');
  if (picker.left <= maxRest) return;
  fill(picker, [
    () => picker.say(['pretalk.explain'], { max: 4 }),
    () => picker.say(['settling.posture'], { max: 2 }),
    () => picker.say(['pretalk.control'], { max: 2 }),
    () => picker.say(['settling.arrive'], { max: 3 }),
  ]);
};

const induction: Recipe = (picker, assignment) => {
  const { intensity, instructions } = assignment.request;
  const regions = instructions?.includes('no-body-scan') ? [] : bodyRegions;
  if (writePassages(picker, assignment, 'induction') === 0) picker.say(['induction.begin'], { min: 1 });
  if (picker.left <= maxRest) return;
  fill(picker, [
    () => picker.say(['induction.sink'], { max: 4 }),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say(['breath.outbreath', 'breath.rest'], { max: 2 }),
    () =>
      picker.say(
        regions.map((region) => `body.${region}`),
        { max: 3, pause: 'medium' },
      ),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Part of the scripts with time for it whose first deepener is a count from ten. */
const countShare = 0.3;

/** Sentences of a deepener after a count; where there is not time for both, there is one without a count. */
const sentencesOfDeepener = 6;

/** A count that is begun is counted to its end. */
function countDown(picker: PhrasePicker): void {
  if (picker.left < (countdownNumbers.length + 2 + sentencesOfDeepener) * picker.sentenceSeconds) return;
  if (countdownNumbers.some((number) => picker.countFree(`deepening.count-${number}`) === 0)) return;
  picker.say(['link.deepening'], { min: 1 });
  picker.say(['deepening.announce'], { min: 1 });
  for (const number of countdownNumbers) picker.say([`deepening.count-${number}`], { min: 1, pause: 'medium' });
}

/** How whole a deepener is said before the next one: the deeper, the more of them there are. */
const deepenerShares = { light: 1, moderate: 0.9, deep: 0.5 } as const;

const deepening: Recipe = (picker, assignment) => {
  const { intensity, style } = assignment.request;
  if (picker.random() < countShare) countDown(picker);
  const said = writePassages(picker, assignment, 'deepener', deepenerShares[intensity]);
  if (said === 0 && picker.sentences.length === 0) picker.say(['deepening.begin'], { min: 1 });
  if (picker.left <= maxRest) return;
  fill(picker, [
    () => picker.say(['deepening.deeper'], { max: 4 }),
    () => picker.say([`style.${style}`]),
    () => picker.say(['common.trance'], { max: 2 }),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say(['induction.sink'], { max: 2 }),
    () => picker.say(['silence.invite'], { pause: 'long' }),
  ]);
};

const posthypnotic: Recipe = (picker, assignment) => {
  callByName(picker, assignment);
  writeOneAndMore(picker, assignment, 'cue', 'posthypnotic');
  if (picker.left <= maxRest && picker.sentences.length > 0) return picker.repeatKey();
  picker.say(['posthypnotic.carry'], { min: 1, max: 2 });
  fill(picker, [
    () => picker.say(['posthypnotic.carry'], { max: 2 }),
    () => picker.say([`style.${assignment.request.style}`]),
    () => picker.say(['posthypnotic.cue'], { max: 2 }),
    () => picker.say(['integration.everyday'], { max: 2 }),
  ]);
  picker.repeatKey();
};

/** Where nothing is to be counted, the way back leads through the room and the body. */
const emergence: Recipe = (picker, { withheld }) => {
  picker.say(['emergence.announce'], { min: 1, pause: 'medium' });
  if (withheld.includes('counting')) picker.say(['return.room'], { min: 1, max: 2, pause: 'medium' });
  for (const number of [1, 2, 3, 4, 5]) picker.say([`emergence.count-${number}`], { min: 1, pause: 'medium' });
  picker.say(['emergence.body'], { max: Math.max(0, Math.floor(picker.left / picker.sentenceSeconds) - 2) });
  picker.say(['emergence.alert'], { min: 1 });
  picker.say(['emergence.close'], { min: 1 });
};

/** Nothing follows the last passage but what it left time for. */
const sleepTail: Recipe = (picker, assignment) => {
  const said = writePassages(picker, assignment, 'sleep-ending');
  if (said > 0 && picker.left <= maxRest) return;
  if (said === 0) picker.say(['sleep.release'], { min: 1, max: 5, pause: 'medium' });
  picker.say(['sleep.drift'], { min: said === 0 ? 3 : 0, max: 40, pause: 'long' });
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
