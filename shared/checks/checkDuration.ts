import { clockFor, timeScript } from '../markup/clock.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** How far a script's length may be from the asked one: whichever is more (our own proposal; goals: 1 s composed, 1 % by a model). */
export const durationTolerance = { share: 0.02, seconds: 5 } as const;

/** By the clock, the script lasts as long as was asked for. */
export function checkDuration(script: CheckedScript): Finding[] {
  const expected = script.durationSeconds;
  if (expected === null) return [];
  const found = timeScript(script.parsed, clockFor(script)).totalSeconds;
  const tolerance = Math.max(expected * durationTolerance.share, durationTolerance.seconds);
  return Math.abs(found - expected) <= tolerance ? [] : [toFinding('duration_off', everywhere, { expected, found, tolerance })];
}
