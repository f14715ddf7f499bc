import { isEndingAsleep } from '../isEndingAsleep.ts';
import type { Approach, Intensity, ScriptType, Theme } from '../vocabulary.ts';

export type SilenceFacts = {
  readonly type: ScriptType;
  readonly theme: Theme | null;
  readonly endsAsleep?: boolean | null | undefined;
  readonly approach: Approach;
  readonly intensity: Intensity;
};

/**
 * Part of a script's time that is silence: hypnosis about 35 %, meditation 40–60 %, body scans 60 %, sleep 50 %
 * (design: writing, "The clock"; recordings show 34 % in guided imagery and 65 % in mindfulness).
 */
export function silenceShare({ type, theme, endsAsleep, approach, intensity }: SilenceFacts): number {
  if (isEndingAsleep({ theme, endsAsleep })) return 0.5;
  if (type === 'hypnosis') return { light: 0.32, moderate: 0.35, deep: 0.38 }[intensity];
  if (approach === 'bodyscan') return 0.6;
  return { light: 0.4, moderate: 0.5, deep: 0.6 }[intensity];
}
