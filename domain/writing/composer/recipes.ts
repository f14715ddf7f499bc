import type { SectionKind, Style } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { bodyRegions, countdownNumbers, deepenerImages, deepenerKinds, inductionKinds } from './catalog.ts';
import type { Drawing } from './Drawing.ts';
import { callByName, quoteGoal } from './personal.ts';
import { shuffled } from './random.ts';
import { tellScene } from './tellScene.ts';

/** Fills one section: what it must say, in what order, and what it goes on with while time is left. */
type Recipe = (drawing: Drawing, assignment: Asked) => void;

/**
 * Goes round a list of blocks until the time is full. Where a whole round brings nothing, what the account's last
 * scripts said may be said too, and in the end what this one said long ago.
 */
function fill(drawing: Drawing, blocks: readonly (() => number | boolean)[]): void {
  for (const reach of ['new', 'script', 'anything'] as const) {
    drawing.reach = reach;
    for (let brought = true; brought && drawing.left > 0;) {
      brought = false;
      for (const block of blocks) if (drawing.left > 0 && Number(block()) > 0) brought = true;
    }
  }
  drawing.reach = 'new';
}

/** As many regions as there is time for, evenly down the body; each gets its share. */
function scanBody(drawing: Drawing, seconds: number): void {
  const sentences = Math.floor(seconds / drawing.sentenceSeconds);
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

/** Concepts of the person's own words that one script takes up; more would make it a list. */
const mostConcepts = 3;

/** How often each style turns to what, in one round through the heart of a script. */
const turns: Readonly<Record<Style, { explore: number; observe: number; visualise: number; silence: number; affirm: number }>> = {
  gentle: { explore: 3, observe: 2, visualise: 0, silence: 1, affirm: 3 },
  'guided-visualization': { explore: 2, observe: 1, visualise: 3, silence: 1, affirm: 2 },
  mindfulness: { explore: 2, observe: 4, visualise: 0, silence: 1, affirm: 2 },
  spiritual: { explore: 2, observe: 2, visualise: 1, silence: 2, affirm: 2 },
  pragmatic: { explore: 4, observe: 1, visualise: 0, silence: 1, affirm: 4 },
};

/**
 * The heart of a script: the theme in the person's own matters and diction, seen from many sides, with scenes, quiet
 * and what may grow of it.
 */
const heart: Recipe = (drawing, assignment) => {
  const { theme, approach, style, intensity, type, advancedVisualization } = assignment.request;
  const often = turns[style];
  const observing = type === 'hypnosis' ? 'common.trance' : 'common.observe';
  const concepts = assignment.wishes.filter((key) => key.startsWith('concept.')).slice(0, mostConcepts);
  drawing.say(['link.theme'], { least: type === 'meditation' ? 1 : 0 });
  drawing.say([`theme.${theme}.open`], { least: 1, most: 2 });
  callByName(drawing, assignment);
  fill(drawing, [
    () => drawing.say([`theme.${theme}.explore`], { most: often.explore }),
    () => concepts.reduce((said, concept) => said + drawing.say([concept], { most: 2 }), 0),
    () => drawing.say([`theme.${theme}.${style}`], { most: 4 }),
    () => drawing.say([`approach.${approach}`], { most: 2 }),
    () => drawing.say([`intensity.${intensity}`]),
    () => drawing.say([`style.${style}`], { most: 3 }),
    () => tellScene(drawing, assignment),
    () => drawing.say([`intensity.${intensity}`]),
    () => drawing.say([observing], { most: often.observe }),
    () => drawing.say(['silence.invite'], { most: often.silence, pause: 'long' }),
    () => drawing.say([`theme.${theme}.explore`], { most: 2 }),
    () => drawing.say(['common.visualise'], { most: often.visualise + (advancedVisualization ? 2 : 0) }),
    () => drawing.say([`style.${style}`]),
    () => drawing.say([`theme.${theme}.affirm`], { most: often.affirm, pause: type === 'hypnosis' ? 'short' : 'medium' }),
    () => drawing.say(['common.observe']),
  ]);
};

const settling: Recipe = (drawing, assignment) => {
  drawing.say(['settling.welcome'], { least: 1 });
  drawing.say(['settling.safety'], { least: 1 });
  drawing.say(['settling.eyes'], { least: 1 });
  drawing.say(['settling.stop'], { least: 1 });
  callByName(drawing, assignment);
  quoteGoal(drawing, assignment);
  fill(drawing, [() => drawing.say(['settling.posture'], { most: 3 }), () => drawing.say(['settling.arrive'], { most: 3 })]);
};

const breath: Recipe = (drawing, { request: { approach, style } }) => {
  drawing.say(['link.breath'], { least: 1 });
  drawing.say(['breath.notice'], { most: 2 });
  drawing.say([`style.${style}`]);
  drawing.say(['breath.alternative'], { least: 1, pause: 'medium' });
  fill(drawing, [
    ...breathFunctions.map((id) => () => drawing.say([id], { most: 2 })),
    () => (approach === 'breath' ? drawing.say(['approach.breath'], { most: 3 }) : 0),
    () => drawing.say([`style.${style}`]),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** Part of a body section that goes from region to region. */
const scanShare = 0.85;

const body: Recipe = (drawing, { request: { style, intensity, approach } }) => {
  drawing.say(['link.body'], { least: 1 });
  drawing.say(['body.begin'], { least: 1 });
  if (approach === 'bodyscan') drawing.say(['approach.bodyscan'], { most: 2 });
  scanBody(drawing, (drawing.left - drawing.sentenceSeconds) * scanShare);
  fill(drawing, [
    () => drawing.say([`style.${style}`]),
    () => drawing.say(['body.whole'], { most: 3, pause: 'medium' }),
    () => drawing.say([`intensity.${intensity}`]),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
    () => drawing.say(['approach.bodyscan'], { most: 2 }),
  ]);
};

const integration: Recipe = (drawing, assignment) => {
  drawing.say(['link.integration'], { least: 1 });
  drawing.say(['integration.carry'], { most: 2 });
  drawing.say([`style.${assignment.request.style}`]);
  callByName(drawing, assignment);
  fill(drawing, [
    () => drawing.say(['integration.everyday'], { most: 3 }),
    () => drawing.say(['integration.carry'], { most: 3 }),
    () => drawing.say([`style.${assignment.request.style}`]),
    () => drawing.say(['silence.invite'], { pause: 'long' }),
  ]);
};

/** What every ending needs is set aside first, so that time for more never costs the last words. */
const goBack: Recipe = (drawing) => {
  drawing.say(['return.room'], { least: 1, most: 2 });
  drawing.say(['return.body'], {
    least: 1,
    most: Math.max(1, Math.floor(drawing.left / drawing.sentenceSeconds) - 2),
    pause: 'medium',
  });
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
const firstInduction = { breath: 'breathing', bodyscan: 'progressive', nature: 'imagery' } as const;

const induction: Recipe = (drawing, { request }) => {
  const calming = shuffled(drawing.random, ['fixation', 'heaviness'] as const).toSorted(
    (a, b) => drawing.countRecent(`induction.${a}`) - drawing.countRecent(`induction.${b}`),
  );
  const first = request.approach === 'calm' ? (calming[0] ?? 'fixation') : firstInduction[request.approach];
  const others = shuffled(
    drawing.random,
    inductionKinds.filter((kind) => kind !== first && kind !== 'fixation'),
  );
  drawing.say(['induction.begin'], { least: 1 });
  drawing.tell(`induction.${first}`, { most: 14, least: 5 });
  fill(drawing, [
    () => drawing.say(['induction.sink'], { most: 4 }),
    () => drawing.say([`intensity.${request.intensity}`]),
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
  if (drawing.left < least * drawing.sentenceSeconds) return 0;
  const next = functions.find((id) => drawing.countFree(id) >= 8);
  return next ? drawing.tell(next, { most: 12, least }) : 0;
}

/** A count that is begun is counted to its end. */
function countDown(drawing: Drawing): void {
  if (drawing.left < 8 * drawing.sentenceSeconds) return;
  for (const number of countdownNumbers) drawing.say([`deepening.count-${number}`], { least: 1, pause: 'medium' });
}

const deepenersByIntensity = { light: 1, moderate: 2, deep: 3 } as const;

const deepening: Recipe = (drawing, { request }) => {
  const allowed = shuffled(
    drawing.random,
    deepenerKinds.filter((kind) => !deepenerImages[kind]?.some((image) => request.avoid?.includes(image))),
  ).toSorted((a, b) => drawing.countRecent(`deepening.${a}`) - drawing.countRecent(`deepening.${b}`));
  drawing.say(['link.deepening'], { least: 1 });
  drawing.say(['deepening.begin'], { least: 1 });
  for (const kind of allowed.slice(0, deepenersByIntensity[request.intensity]))
    if (kind === 'countdown') countDown(drawing);
    else if (drawing.left > 3 * drawing.sentenceSeconds)
      drawing.tell(`deepening.${kind}`, { most: 10, least: 4, pause: 'medium' });
  fill(drawing, [
    () => drawing.say(['deepening.deeper'], { most: 4 }),
    () => drawing.say([`style.${request.style}`]),
    () => drawing.say(['common.trance'], { most: 2 }),
    () => drawing.say([`intensity.${request.intensity}`]),
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
  drawing.say([`style.${assignment.request.style}`]);
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
  drawing.say(['emergence.body'], { most: Math.max(0, Math.floor(drawing.left / drawing.sentenceSeconds) - 2) });
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
