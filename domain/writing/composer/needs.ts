import { needs, type Need } from '../../../shared/vocabulary.ts';

const needsOfSleep: ReadonlySet<Need> = new Set(['falling-asleep', 'waking-at-night']);
export const isOfSleep = (need: Need): boolean => needsOfSleep.has(need);

/** By what name a request's words call for a need, beside concepts and scenes. */
export const keyOf = (need: Need): string => `need.${need}`;
export const needKeys: readonly string[] = needs.map(keyOf);
