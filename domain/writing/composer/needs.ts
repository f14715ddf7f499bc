import { needs, needsOfSleep, type Need } from '../../../shared/vocabulary.ts';

export const isOfSleep = (need: Need): boolean => needsOfSleep.includes(need);

const needsOfOccasion: ReadonlySet<Need> = new Set([
  'job-interview',
  'exam',
  'driving-test',
  'public-speaking',
  'medical-procedure',
  'flying',
  'sport',
]);
/** Whether it is for something that has a day and an hour, and that is led through from before to after. */
export const isOfOccasion = (need: Need): boolean => needsOfOccasion.has(need);

/** By what name a request's words call for a need, beside concepts and scenes. */
export const keyOf = (need: Need): string => `need.${need}`;
export const needKeys: readonly string[] = needs.map(keyOf);
