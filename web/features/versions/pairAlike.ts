/** From 0 to 1: how much of two sentences must be the same words for one to be the other, changed. */
const minLikeness = 0.4;

/** Pairs that are weighed at most; a larger block is halved, so that an hour of text is compared in a moment. */
const maxCompared = 160_000;

type Bag = ReadonlyMap<string, number>;
type Pair = readonly [before: number, after: number];

/**
 * Finds which of the first sentences became which of the second, both given as their words and in order: the pairing
 * whose likenesses sum to the most, without crossings.
 */
export function pairAlike(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): Pair[] {
  return pairBags(before.map(bagOf), after.map(bagOf));
}

function pairBags(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  if (before.length === 0 || after.length === 0) return [];
  if (before.length * after.length <= maxCompared) return weigh(before, after);
  const [left, right] = [before.length >> 1, after.length >> 1];
  const rest = pairBags(before.slice(left), after.slice(right));
  return [
    ...pairBags(before.slice(0, left), after.slice(0, right)),
    ...rest.map(([one, other]): Pair => [one + left, other + right]),
  ];
}

/** The best sum up to each pair, then the way back through it. */
function weigh(before: readonly Bag[], after: readonly Bag[]): Pair[] {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const sum = (index: number): number => best[index] ?? 0; // it has all of them
  for (const [row, one] of before.entries()) {
    for (const [column, other] of after.entries()) {
      const here = (row + 1) * width + column + 1;
      const likeness = likenessOf(one, other);
      const joined = likeness < minLikeness ? 0 : sum(here - width - 1) + likeness;
      best[here] = Math.max(joined, sum(here - 1), sum(here - width));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [before.length, after.length];
  while (row > 0 && column > 0) {
    const here = row * width + column;
    if (sum(here) === sum(here - width)) row -= 1;
    else if (sum(here) === sum(here - 1)) column -= 1;
    else {
      pairs.push([row - 1, column - 1]);
      row -= 1;
      column -= 1;
    }
  }
  return pairs.toReversed();
}

/**
 * Twice the shared words over all words (Dice), each counted as often as it is there. The words of the smaller bag are
 * looked up, and none where so few could not make it alike.
 */
function likenessOf(one: Bag, other: Bag): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  const [min, max] = [few.get(size) ?? 0, many.get(size) ?? 0];
  const all = min + max;
  if (all === 0 || (2 * Math.min(min, max)) / all < minLikeness) return 0;
  let shared = 0;
  for (const [word, count] of few) if (word !== size) shared += Math.min(count, many.get(word) ?? 0);
  return (2 * shared) / all;
}

/** No word is empty: the number of all words is kept under it. */
const size = '';

function bagOf(words: readonly string[]): Bag {
  const bag = new Map<string, number>([[size, words.length]]);
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}
