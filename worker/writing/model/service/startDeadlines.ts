import { TemporaryFailure } from '../../../../domain/writing/failures.ts';

/** One call's clocks. All of them, and the caller's own signal, end in one signal whose reason says which it was. */
export type Deadlines = {
  readonly signal: AbortSignal;
  /** The model gave a sign of life: from now on the time between two chunks counts. */
  readonly alive: () => void;
  readonly stop: () => void;
  /** The promise's result, or the signal's reason; a promise that never settles cannot hold anyone. */
  readonly within: <T>(promise: Promise<T>) => Promise<T>;
};

type Limits = {
  readonly firstTokenSeconds: number;
  readonly chunkSeconds: number;
  /** Milliseconds of `performance.now()` when the section's time is up. */
  readonly endsAt: number;
};

export function startDeadlines(limits: Limits, outer: AbortSignal): Deadlines {
  const controller = new AbortController();
  const late = (what: string) => () =>
    controller.abort(new TemporaryFailure('MODEL_TIMEOUT', `The model took too long: ${what}.`));
  const stopByCaller = () => controller.abort(outer.reason);
  let waiting = setTimeout(late('no first token'), limits.firstTokenSeconds * 1000);
  const whole = setTimeout(late('the section’s time is up'), Math.max(0, limits.endsAt - performance.now()));
  if (outer.aborted) stopByCaller();
  else outer.addEventListener('abort', stopByCaller, { once: true });
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => reject(controller.signal.reason);
    if (controller.signal.aborted) end();
    else controller.signal.addEventListener('abort', end, { once: true });
  });
  // Nobody may be waiting when it fires, and then it changes nothing.
  ended.catch(() => undefined);
  return {
    signal: controller.signal,
    alive: () => {
      clearTimeout(waiting);
      waiting = setTimeout(late('nothing more came'), limits.chunkSeconds * 1000);
    },
    stop: () => {
      clearTimeout(waiting);
      clearTimeout(whole);
      outer.removeEventListener('abort', stopByCaller);
    },
    within: (promise) => Promise.race([promise, ended]),
  };
}
