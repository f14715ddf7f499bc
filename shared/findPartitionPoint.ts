/**
 * How many of a list's items hold, where those that do stand before those that do not: a binary search, so that an offset in a
 * long text is found at once.
 */
export function findPartitionPoint<T>(list: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && holds(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
