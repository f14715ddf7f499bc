import type { SectionKind } from '../vocabulary.ts';

/** Seconds without which a section cannot say what it must: the safety lines, the whole count up. */
const needed: Partial<Record<SectionKind, number>> = {
  settling: 34,
  pretalk: 44,
  return: 34,
  emergence: 68,
  'sleep-tail': 40,
};

/** One sentence and the silence after it. */
const minOfOthers = 5;

/**
 * Past this a section would only repeat itself, or be all silence: what frames a script, and what has few things to
 * say (measured with the phrase library: integration fills 20 minutes at the most, the post-hypnotic part as many).
 */
const maxSeconds: Partial<Record<SectionKind, number>> = {
  settling: 300,
  pretalk: 300,
  integration: 600,
  posthypnotic: 600,
  deepening: 1800,
  return: 300,
  emergence: 300,
  'sleep-tail': 300,
};

export const minSecondsOf = (kind: SectionKind): number => needed[kind] ?? minOfOthers;

export const maxSecondsOf = (kind: SectionKind): number => maxSeconds[kind] ?? Infinity;
