import { defaultSettings, type Settings } from '../settings.schema.ts';
import { pauseSeconds } from './parseScript.ts';

/** How much of the silence a pause takes beside the others (design: writing, "The clock"). */
export const pauseWeights = { short: 1, medium: 2.5, long: 5 } as const;
export type PauseLength = keyof typeof pauseWeights;
export type PauseWeights = Readonly<Record<PauseLength, number>>;

/** The weights that a person's own pauses make; those of the defaults are `pauseWeights`. */
export const weighPauses = (
  settings: Pick<Settings, 'defaultPauseShort' | 'defaultPauseMedium' | 'defaultPauseLong'>,
): PauseWeights => ({
  short: settings.defaultPauseShort / defaultSettings.defaultPauseShort,
  medium: settings.defaultPauseMedium / defaultSettings.defaultPauseShort,
  long: settings.defaultPauseLong / defaultSettings.defaultPauseShort,
});

/**
 * Shares whole seconds of silence out among pauses by their weights: each gets 1–30 s, the rest goes by largest
 * remainder. The sum is `seconds`, rounded, wherever that lies within what so many pauses can hold.
 */
export function sizePauses(weights: readonly number[], seconds: number): number[] {
  if (weights.length === 0) return [];
  const { min, max } = pauseSeconds;
  const goal = Math.min(Math.max(Math.round(seconds), weights.length * min), weights.length * max);
  const exact = shareOut(weights, goal);
  const whole = exact.map(Math.floor);
  let missing = goal - whole.reduce((total, one) => total + one, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (let turn = 0; missing > 0; turn = (turn + 1) % byRemainder.length) {
    const index = byRemainder[turn]?.index ?? 0;
    if ((whole[index] ?? max) < max) {
      whole[index] = (whole[index] ?? 0) + 1;
      missing -= 1;
    }
  }
  return whole;
}

/** Real-valued shares within the bounds: what hits a bound is fixed there, and the others share what is left. */
function shareOut(weights: readonly number[], goal: number): number[] {
  const { min, max } = pauseSeconds;
  const shares = Array.from<number | null>({ length: weights.length }).fill(null);
  for (;;) {
    const open = shares.flatMap((share, index) => (share === null ? [index] : []));
    const rest = goal - shares.reduce<number>((total, share) => total + (share ?? 0), 0);
    const total = open.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
    const tentative = open.map((index) => ({
      index,
      value: total > 0 ? (rest * (weights[index] ?? 0)) / total : rest / open.length,
    }));
    // Only the side that is out of bounds by more is fixed in one round, or both could fix what need not be.
    const over = tentative.filter(({ value }) => value > max);
    const under = tentative.filter(({ value }) => value < min);
    const excess = over.reduce((sum, { value }) => sum + value - max, 0);
    const lack = under.reduce((sum, { value }) => sum + min - value, 0);
    const [fix, bound] = excess > lack ? [over, max] : [under, min];
    if (fix.length === 0) {
      for (const { index, value } of tentative) shares[index] = value;
      return shares.map((share) => share ?? min);
    }
    for (const { index } of fix) shares[index] = bound;
  }
}
