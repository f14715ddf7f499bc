/**
 * What a person may need a script for that has passages of its own. A need is here once all six languages have it: their
 * passages stand in `packs/<language>/passages`, the words that call for it in `packs/<language>/needs.json`.
 */
export const needs = ['falling-asleep', 'waking-at-night', 'smoking', 'driving-test', 'grief', 'pain'] as const;
export type Need = (typeof needs)[number];

/** From the situation as it is to the sign by which one notices that something has changed. */
const steps = ['situation', 'trigger', 'response', 'rehearsal', 'sign'] as const;
/** From letting the day go to drifting off; nothing is rehearsed. */
const stepsToSleep = ['day', 'bed', 'thought', 'awake', 'drift'] as const;
export const allSteps = [...steps, ...stepsToSleep] as const;
export type Step = (typeof allSteps)[number];

const needsOfSleep: ReadonlySet<Need> = new Set(['falling-asleep', 'waking-at-night']);
export const isOfSleep = (need: Need): boolean => needsOfSleep.has(need);

/** The steps of a need, in the order of a script. */
export const stepsOf = (need: Need): readonly Step[] => (isOfSleep(need) ? stepsToSleep : steps);

/** Which steps are taken first where there is not time for all: the other way before what leads to it and what follows. */
export const rankOf: Readonly<Record<Step, number>> = {
  response: 0,
  trigger: 1,
  rehearsal: 2,
  situation: 3,
  sign: 4,
  thought: 0,
  bed: 1,
  drift: 2,
  day: 3,
  awake: 4,
};

/** By what name a request's words call for a need, beside concepts and scenes. */
export const keyOf = (need: Need): string => `need.${need}`;
export const needKeys: readonly string[] = needs.map(keyOf);
