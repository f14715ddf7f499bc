import type { SectionKind } from '../../../shared/vocabulary.ts';
import type { Assignment } from '../writer.ts';
import { bodyRegions, deepenerKinds, inductionKinds } from './catalog.ts';
import type { Drawing } from './Drawing.ts';
import { callByName, quoteGoal } from './personal.ts';
import { shuffled } from './random.ts';
import { tellScene } from './tellScene.ts';

/** Fills one section: what it must say, in what order, and what it goes on with while time is left. */
type Recipe = (drawing: Drawing, assignment: Assignment) => void;

/** Seconds that a sentence takes, roughly: to see how many there is time for. */
const sentenceSeconds = 5;

/** Goes round a list of blocks until the time is full or a whole round brought nothing new. */
function fill(drawing: Drawing, blocks: readonly (() => number | boolean)[]): void {
  for (let brought = true; brought && drawing.left > 0;) {
    brought = false;
    for (const block of blocks) if (drawing.left > 0 && Number(block()) > 0) brought = true;
  }
}

/** As many regions as there is time for, evenly down the body; each gets its share. */
function scanBody(drawing: Drawing, seconds: number): void {
  const sentences = Math.floor(seconds / sentenceSeconds);
  const count = Math.min(bodyRegions.length, Math.max(1, sentences));
  const each = Math.max(1, Math.round(sentences / count));
  const offset = Math.floor(drawing.random() * Math.max(1, bodyRegions.length - count + 1)) / bodyRegions.length;
  for (let index = 0; index < count; index += 1) {
    const region = bodyRegions[Math.min(bodyRegions.length - 1, Math.floor(((index + offset) * bodyRegions.length) / count))];
    if (region && drawing.left > 0) drawing.say([`body.${region}`], { most: each, pause: 'medium' });
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

/** The heart of a script: the theme, seen from many sides, with scenes, quiet and what may grow of it. */
const heart: Recipe = (drawing, assignment) => {
  const { theme, approach, style, type, advancedVisualization } = assignment.request;
  const observing = type === 'hypnosis' ? ['common.trance'] : ['common.observe'];
  drawing.say(['link.theme'], { least: type === 'meditation' ? 1 : 0 });
  drawing.say([`theme.${theme}.open`], { least: 1, most: 2 });
  callByName(drawing, assignment);
  fill(drawing, [
    () => drawing.say([`theme.${theme}.explore`], { most: 4 }),
    () => tellScene(drawing, assignment),
    () => drawing.say([`approach.${approach}`], { most: 2 }),
    () => drawing.say(observing, { most: 2 }),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
    () => drawing.say([`style.${style}`], { most: 2 }),
    () => (advancedVisualization || style === 'guided-visualization' ? drawing.say(['common.visualise'], { most: 2 }) : 0),
    () => drawing.say([`theme.${theme}.affirm`], { most: 3, pause: type === 'hypnosis' ? 'short' : 'medium' }),
    () => drawing.say(['common.observe'], { most: 2 }),
  ]);
};

const settling: Recipe = (drawing, assignment) => {
  drawing.say(['settling.welcome'], { least: 1 });
  drawing.say(['settling.safety'], { least: 1 });
  drawing.say(['settling.eyes'], { least: 1 });
  drawing.say(['settling.stop'], { least: 1 });
  callByName(drawing, assignment);
  quoteGoal(drawing, assignment);
  fill(drawing, [() => drawing.say(['settling.posture'], { most: 3 }), () => drawing.say(['settling.arrive'], { most: 4 })]);
};

const breath: Recipe = (drawing) => {
  drawing.say(['link.breath'], { least: 1 });
  drawing.say(['breath.notice'], { most: 2 });
  drawing.say(['breath.alternative'], { least: 1, pause: 'medium' });
  fill(drawing, [
    ...breathFunctions.map((id) => () => drawing.say([id], { most: 2 })),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

const body: Recipe = (drawing) => {
  drawing.say(['link.body'], { least: 1 });
  drawing.say(['body.begin'], { least: 1 });
  scanBody(drawing, drawing.left - 2 * sentenceSeconds);
  fill(drawing, [
    () => drawing.say(['body.whole'], { most: 3, pause: 'medium' }),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
    () => drawing.say(['approach.bodyscan'], { most: 2 }),
  ]);
};

const integration: Recipe = (drawing, assignment) => {
  drawing.say(['link.integration'], { least: 1 });
  drawing.say(['integration.carry'], { most: 3 });
  callByName(drawing, assignment);
  fill(drawing, [
    () => drawing.say(['integration.everyday'], { most: 3 }),
    () => drawing.say(['integration.carry'], { most: 3 }),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** What every ending needs is set aside first, so that time for more never costs the last words. */
const goBack: Recipe = (drawing) => {
  drawing.say(['return.room'], { least: 1, most: 2 });
  drawing.say(['return.body'], { least: 1, most: Math.max(1, Math.floor(drawing.left / sentenceSeconds) - 2), pause: 'medium' });
  drawing.say(['return.eyes'], { least: 1, pause: 'medium' });
  drawing.say(['return.close'], { least: 1 });
};

const pretalk: Recipe = (drawing, assignment) => {
  drawing.say(['pretalk.welcome'], { least: 1 });
  drawing.say(['pretalk.safety'], { least: 1 });
  drawing.say(['pretalk.control'], { least: 1, most: 2 });
  drawing.say(['pretalk.eyes'], { least: 1 });
  callByName(drawing, assignment);
  quoteGoal(drawing, assignment);
  fill(drawing, [
    () => drawing.say(['pretalk.explain'], { most: 4 }),
    () => drawing.say(['settling.posture'], { most: 2 }),
    () => drawing.say(['pretalk.control'], { most: 2 }),
    () => drawing.say(['settling.arrive'], { most: 3 }),
  ]);
};

/** The kind of induction that goes with each approach; the eyes are fixed first or not at all. */
const firstInduction = { breath: 'breathing', bodyscan: 'progressive', nature: 'imagery', calm: 'fixation' } as const;

const induction: Recipe = (drawing, { request }) => {
  const first = request.approach === 'calm' && drawing.random() < 0.5 ? 'heaviness' : firstInduction[request.approach];
  const others = shuffled(
    drawing.random,
    inductionKinds.filter((kind) => kind !== first && kind !== 'fixation'),
  );
  drawing.say(['induction.begin'], { least: 1 });
  drawing.say([`induction.${first}`], { most: 12, least: 5, ordered: true });
  fill(drawing, [
    () => drawing.say(['induction.sink'], { most: 4 }),
    () =>
      tellOrdered(
        drawing,
        others.map((kind) => `induction.${kind}`),
        5,
      ),
    () => drawing.say(['breath.outbreath', 'breath.rest'], { most: 2 }),
    () =>
      drawing.say(
        bodyRegions.map((region) => `body.${region}`),
        { most: 3, pause: 'medium' },
      ),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Tells the first of these that is still untold, where there is time for so many sentences. */
function tellOrdered(drawing: Drawing, functions: readonly string[], least: number): number {
  if (drawing.left < least * sentenceSeconds) return 0;
  const next = functions.find((id) => drawing.countFree(id) >= 8);
  return next ? drawing.say([next], { most: 12, least, ordered: true }) : 0;
}

const deepenersByIntensity = { light: 1, moderate: 2, deep: 3 } as const;

const deepening: Recipe = (drawing, { request }) => {
  const allowed = shuffled(
    drawing.random,
    deepenerKinds.filter(
      (kind) =>
        !(kind === 'wave' && request.avoid?.includes('water')) && !(kind === 'stairs' && request.avoid?.includes('heights')),
    ),
  );
  drawing.say(['link.deepening'], { least: 1 });
  drawing.say(['deepening.begin'], { least: 1 });
  for (const kind of allowed.slice(0, deepenersByIntensity[request.intensity])) {
    // A count that is begun is counted to its end.
    if (kind === 'countdown' && drawing.left < 8 * sentenceSeconds) continue;
    if (drawing.left > 3 * sentenceSeconds)
      drawing.say([`deepening.${kind}`], { most: 12, least: kind === 'countdown' ? 10 : 4, ordered: true, pause: 'medium' });
  }
  fill(drawing, [
    () => drawing.say(['deepening.deeper'], { most: 4 }),
    () => drawing.say(['common.trance'], { most: 2 }),
    () =>
      tellOrdered(
        drawing,
        allowed.filter((kind) => kind !== 'countdown').map((kind) => `deepening.${kind}`),
        4,
      ),
    () => drawing.say(['induction.sink'], { most: 2 }),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

const posthypnotic: Recipe = (drawing, assignment) => {
  drawing.say(['posthypnotic.carry'], { least: 1, most: 2 });
  callByName(drawing, assignment);
  fill(drawing, [
    () => drawing.say(['posthypnotic.cue'], { most: 2 }),
    () => drawing.say(['posthypnotic.carry'], { most: 2 }),
    () => drawing.say(['integration.everyday'], { most: 2 }),
  ]);
};

const emergence: Recipe = (drawing) => {
  drawing.say(['emergence.announce'], { least: 1, pause: 'medium' });
  for (const number of [1, 2, 3, 4, 5]) drawing.say([`emergence.count-${number}`], { least: 1, pause: 'medium' });
  drawing.say(['emergence.body'], { most: Math.max(0, Math.floor(drawing.left / sentenceSeconds) - 2) });
  drawing.say(['emergence.alert'], { least: 1 });
  drawing.say(['emergence.close'], { least: 1 });
};

const sleepTail: Recipe = (drawing) => {
  drawing.say(['sleep.release'], { least: 1, most: 3, pause: 'medium' });
  drawing.say(['sleep.wake'], { least: 1, pause: 'medium' });
  drawing.say(['sleep.release'], { most: 5, pause: 'medium' });
  drawing.say(['sleep.drift'], { least: 3, most: 40, pause: 'long' });
};

export const recipes: Readonly<Record<SectionKind, Recipe>> = {
  settling,
  breath,
  body,
  theme: heart,
  integration,
  return: goBack,
  pretalk,
  induction,
  deepening,
  suggestion: heart,
  posthypnotic,
  emergence,
  'sleep-tail': sleepTail,
};
