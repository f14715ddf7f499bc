/** A part of a whole: what it weighs against the others, and the whole seconds that it may last. */
export type Part = { readonly weight: number; readonly min: number; readonly max: number };

/**
 * Whole seconds for each part that sum to `total` exactly: in proportion to the weights, and where that would leave a
 * part's bounds, at the bound. `null` where the bounds leave no room for the total.
 */
export function spreadSeconds(parts: readonly Part[], total: number): number[] | null {
  if (sum(parts.map(({ min }) => min)) > total || sum(parts.map(({ max }) => max)) < total) return null;
  const fixed = new Map<number, number>();
  for (;;) {
    const wanted = inProportion(parts, fixed, total);
    const off = wanted.map((seconds, index) => ({ index, by: bound(parts[index], seconds) - seconds }));
    const outside = off.filter(({ index, by }) => by !== 0 && !fixed.has(index));
    if (outside.length === 0) return toWhole(wanted, total);
    // Freezing only the side that weighs more keeps the other's parts free to move towards it.
    const balance = sum(outside.map(({ by }) => by));
    for (const { index, by } of outside) if (balance === 0 || by > 0 === balance > 0) fixed.set(index, (wanted[index] ?? 0) + by);
  }
}

function inProportion(parts: readonly Part[], fixed: ReadonlyMap<number, number>, total: number): number[] {
  const free = parts.filter((_part, index) => !fixed.has(index));
  const weight = sum(free.map((part) => part.weight));
  const rest = total - sum([...fixed.values()]);
  return parts.map((part, index) => fixed.get(index) ?? (weight > 0 ? (rest * part.weight) / weight : rest / free.length));
}

const bound = (part: Part | undefined, seconds: number): number =>
  part ? Math.min(part.max, Math.max(part.min, seconds)) : seconds;

/** By largest remainder: bounds are whole, so that neither neighbour of a number within them lies outside. */
function toWhole(wanted: readonly number[], total: number): number[] {
  // What is whole but for the computer's last digit is whole.
  const seconds = wanted.map((one) => Math.floor(one + 1e-6));
  const byRemainder = wanted
    .map((one, index) => ({ index, remainder: one - (seconds[index] ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, total - sum(seconds))) seconds[index] = (seconds[index] ?? 0) + 1;
  return seconds;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
