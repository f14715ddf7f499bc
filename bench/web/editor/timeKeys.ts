import type { TraceEvent } from './recordTrace.ts';

/** Milliseconds of the main thread's work for one key. */
export type KeyTime = {
  /** From the keydown's dispatch until the frame that shows it is handed over: script, style, layout and paint. */
  readonly first: number;
  /** The longest task from there to the next keydown: what follows the text a moment later. */
  readonly later: number;
};

/** What each keydown cost, in their order. Time in which the thread waits, as for the next frame, does not count. */
export function timeKeys(events: readonly TraceEvent[]): KeyTime[] {
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  const [{ pid, tid } = { pid: -1, tid: -1 }] = keys;
  const own = events.filter((one) => one.pid === pid && one.tid === tid);
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const frames = own.filter(({ name }) => name === 'Commit');
  return keys.map(({ ts }, index) => {
    const next = keys[index + 1]?.ts ?? Infinity;
    const frame = frames.find((one) => one.ts > ts);
    if (!frame || frame.ts > next) throw new Error(`Key ${index + 1} led to no frame of its own.`);
    const shown = frame.ts + frame.dur;
    return {
      first: sum(tasks.map((task) => overlap(task, ts, shown))) / 1000,
      later: Math.max(0, ...tasks.map((task) => overlap(task, shown, next))) / 1000,
    };
  });
}

const overlap = ({ ts, dur }: TraceEvent, from: number, to: number): number =>
  Math.max(0, Math.min(ts + dur, to) - Math.max(ts, from));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
