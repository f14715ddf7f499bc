import { clockFor, timeScript } from '../markup/clock.ts';
import type { Finding } from '../scripts.schema.ts';
import type { CheckedScript } from './CheckedScript.ts';
import { everywhere, toFinding } from './toFinding.ts';

/** How far a script's length may be from the asked one: whichever is more (our own proposal; goals: 1 s composed, 1 % by a model). */
export const durationTolerance = { share: 0.02, seconds: 5 } as const;

/** How far a person's own text may be from the length that it aims at (our own proposal). */
const aimTolerance = 0.05;

/** By the clock, the script lasts as long as was asked for. */
export function checkDuration(script: CheckedScript): Finding[] {
  if (script.isAim) return [];
  return findOff(script, (expected) => Math.max(expected * durationTolerance.share, durationTolerance.seconds));
}

/** A person's own text lasts about as long as it is to; that is advice. What pauses cannot make good is no finding: the clock says it. */
export function checkAim(script: CheckedScript): Finding[] {
  if (!script.isAim) return [];
  return findOff(script, (expected) => expected * aimTolerance).map((finding) => ({ ...finding, level: 'advisory' }));
}

function findOff(script: CheckedScript, toleranceOf: (expected: number) => number): Finding[] {
  const expected = script.durationSeconds;
  if (expected === null) return [];
  const found = timeScript(script.parsed, clockFor(script)).totalSeconds;
  const tolerance = toleranceOf(expected);
  return Math.abs(found - expected) <= tolerance ? [] : [toFinding('duration_off', everywhere, { expected, found, tolerance })];
}
