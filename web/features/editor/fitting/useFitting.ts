import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ScriptTime } from '../clock/timeReading.ts';
import type { ScriptReading } from '../readScript.ts';
import { fitRange, type FitRange } from './fitRange.ts';
import { openFitting } from './openFitting.ts';

/** Why the pauses go no further: as short as can be, as long as can be, or as long as the plan’s scripts are. */
export type FitEnd = 'shortest' | 'longest' | 'plan';

export type FitOptions = {
  readonly view: EditorView;
  readonly reading: ScriptReading;
  readonly time: ScriptTime;
  readonly planMinutes: number;
  /** From the first step to the handle's letting go, nothing is saved. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
};
export type DialFitting = {
  readonly range: FitRange;
  readonly total: number;
  readonly end: FitEnd | null;
  /** Makes the script last so many seconds, as near as its pauses can. */
  readonly to: (seconds: number) => void;
  /** The handle is let go. */
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** The length of a script, as its handle changes it; `null` where it has nothing to change. */
export function useFitting({ view, reading, time, planMinutes, onHold, onRelease }: FitOptions): DialFitting | null {
  const fitting = useMemo(() => openFitting(view), [view]);
  const [end, setEnd] = useState<FitEnd | null>(null);
  const isHeld = useRef(false);
  const range = useMemo(() => fitRange(reading, time, planMinutes * 60), [reading, time, planMinutes]);
  const settle = (): void => {
    if (!isHeld.current) return;
    isHeld.current = false;
    fitting.settle();
    onRelease();
  };
  const leave = useEffectEvent(settle);
  useEffect(() => () => leave(), []);
  if (!range) return null;
  const to = (seconds: number): void => {
    if (!isHeld.current) onHold();
    isHeld.current = true;
    // A figure that shows as the end is the end.
    const [least, most] = [Math.round(range.min), Math.round(range.max)];
    setEnd(seconds < least ? 'shortest' : seconds <= most ? null : range.endsByPlan ? 'plan' : 'longest');
    fitting.to(Math.min(Math.max(seconds, range.min), range.max) - range.rest);
  };
  return { range, total: time.speech + time.silence, end, to, settle, undo: fitting.undo, redo: fitting.redo };
}
