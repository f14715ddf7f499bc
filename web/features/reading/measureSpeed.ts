import type { Spoken } from './readingSession.ts';
import { readingSpeeds } from '../../../shared/settings.schema.ts';

/** Fewer sentences say little of a voice. */
const minSentences = 8;
/** In shorter sentences the hand on the key weighs more than the voice. */
const minCharacters = 20;
/** Further from the middle than this many middle distances, a sentence tells of something else: a cough, a key too many. */
const farOff = 3;

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/**
 * Somebody's reading speed in percent of `charactersPerSecond`, the product's rate for the kind of script; `null` where
 * too little was read to tell, or no person reads like that.
 */
export function measureSpeed(spoken: readonly Spoken[], charactersPerSecond: number): number | null {
  const shares = spoken
    .filter(({ characters, seconds }) => characters >= minCharacters && seconds > 0)
    .map(({ characters, seconds }) => characters / seconds / charactersPerSecond);
  if (shares.length < minSentences) return null;
  const middle = median(shares);
  const spread = Math.max(median(shares.map((share) => Math.abs(share - middle))), middle * 0.02);
  const kept = shares.filter((share) => Math.abs(share - middle) <= farOff * spread);
  const percent = Math.round(100 * median(kept));
  return percent >= readingSpeeds.min && percent <= readingSpeeds.max ? percent : null;
}
