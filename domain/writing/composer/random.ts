import { createHash } from 'node:crypto';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** The same words give the same numbers, on every machine (mulberry32 over a SHA-256 of the words). */
export function randomFrom(...words: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pickOne = <T>(random: Random, list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
