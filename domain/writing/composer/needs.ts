import { needs, needsOfSleep, type Need } from '../../../shared/vocabulary.ts';

export const isOfSleep = (need: Need): boolean => needsOfSleep.includes(need);

/** By what name a request's words call for a need, beside concepts and scenes. */
export const keyOf = (need: Need): string => `need.${need}`;
export const needKeys: readonly string[] = needs.map(keyOf);
