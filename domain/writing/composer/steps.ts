import { type Need } from '../../../shared/vocabulary.ts';
import { isOfSleep } from './needs.ts';

/** From the situation as it is to the sign by which one notices that something has changed. */
const stepsOfNeed = ['situation', 'trigger', 'response', 'rehearsal', 'sign'] as const;
/** From letting the day go to drifting off; nothing is rehearsed. */
const stepsToSleep = ['day', 'bed', 'thought', 'awake', 'drift'] as const;
/** From where the listener is to what may stay with them. */
const stepsOfTheme = ['here', 'image', 'body', 'turn', 'keep'] as const;
export const allSteps = [...stepsOfNeed, ...stepsToSleep, ...stepsOfTheme] as const;
export type Step = (typeof allSteps)[number];

/** The steps through a need, or through a theme where there is none, in the order of a script. */
export const stepsOf = (need: Need | null): readonly Step[] => {
  if (need === null) return stepsOfTheme;
  return isOfSleep(need) ? stepsToSleep : stepsOfNeed;
};

/** Which steps are taken first where there is not time for all: the other way before what leads to it and what follows. Equal ones go by lot. */
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
  here: 0,
  turn: 1,
  image: 2,
  keep: 2,
  body: 2,
};
