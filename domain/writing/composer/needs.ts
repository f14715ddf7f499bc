/**
 * What a person may need a script for that has passages of its own. A need is here once all six languages have it: their
 * passages stand in `packs/<language>/passages`, the words that call for it in `packs/<language>/needs.json`.
 */
export const needs = ['falling-asleep', 'waking-at-night', 'smoking', 'driving-test', 'grief', 'pain'] as const;
export type Need = (typeof needs)[number];

const needsOfSleep: ReadonlySet<Need> = new Set(['falling-asleep', 'waking-at-night']);
export const isOfSleep = (need: Need): boolean => needsOfSleep.has(need);

/** By what name a request's words call for a need, beside concepts and scenes. */
export const keyOf = (need: Need): string => `need.${need}`;
export const needKeys: readonly string[] = needs.map(keyOf);
