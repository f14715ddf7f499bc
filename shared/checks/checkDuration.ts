import { clockFor, timeScript } from '../markup/clock.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** How far a script's length may be from the asked one: whichever is more (our own proposal; goals: 1 s composed, 1 % by a model). */
export const durationTolerance = { share: 0.02, seconds: 5 } as const;

/** By the clock, the script lasts as long as was asked for. */
export function checkDuration(script: CheckedScript): Finding[] {
  const expected = script.isAim ? null : script.durationSeconds;
  if (expected === null) return [];
  const found = timeScript(script.parsed, clockFor(script)).totalSeconds;
  const tolerance = Math.max(expected * durationTolerance.share, durationTolerance.seconds);
  return Math.abs(found - expected) <= tolerance ? [] : [toFinding('duration_off', everywhere, { expected, found, tolerance })];
}

/** How far a person's own text may be from the length that it aims at. */
const aimTolerance = 0.05;

/** A person's own text lasts about as long as it is to. What pauses cannot make good is no finding: the clock says it. */
export function checkAim(script: CheckedScript): Finding[] {
  const expected = script.isAim ? script.durationSeconds : null;
  if (expected === null) return [];
  const found = timeScript(script.parsed, clockFor(script)).totalSeconds;
  const tolerance = expected * aimTolerance;
  if (Math.abs(found - expected) <= tolerance) return [];
  return [{ ...toFinding('duration_off', everywhere, { expected, found, tolerance }), level: 'advisory' }];
}
