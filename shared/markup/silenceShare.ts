import { isEndingAsleep } from '../isEndingAsleep.ts';
import type { Approach, Instruction, Intensity, ScriptType, Theme } from '../vocabulary.ts';

export type SilenceFacts = {
  readonly type: ScriptType;
  readonly theme: Theme | null;
  readonly endsAsleep?: boolean | null | undefined;
  readonly approach: Approach;
  readonly intensity: Intensity;
  readonly instructions?: readonly Instruction[] | null | undefined;
};

/** Parts of the time that are silence, by depth (spec: writing, 14); a body scan has its own (design: writing, "The clock"). */
const shares = {
  hypnosis: { light: 0.28, moderate: 0.38, deep: 0.48 },
  meditation: { light: 0.4, moderate: 0.5, deep: 0.6 },
  asleep: { light: 0.45, moderate: 0.52, deep: 0.6 },
} as const;
const bodyScanShare = 0.6;

/** What an instruction adds to it, and what no script has more of. */
const added: Partial<Readonly<Record<Instruction, number>>> = { 'few-words': 0.12, 'longer-pauses': 0.08 };
const maxShare = 0.75;

/** Part of a script's time that is silence. */
export function silenceShare({ type, theme, endsAsleep, approach, intensity, instructions }: SilenceFacts): number {
  const isAsleep = isEndingAsleep({ theme, endsAsleep });
  const isBodyScan = approach === 'bodyscan' && type === 'meditation' && !isAsleep;
  const share = isBodyScan ? bodyScanShare : shares[isAsleep ? 'asleep' : type][intensity];
  return Math.min(
    maxShare,
    (instructions ?? []).reduce<number>((sum, one) => sum + (added[one] ?? 0), share),
  );
}
