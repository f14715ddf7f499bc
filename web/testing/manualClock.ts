/** A clock that moves only by `pass`, which runs what is due on the way. */
export function manualClock() {
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  /** Until nothing that was begun waits for an answer that is there. */
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 40; round += 1) await Promise.resolve();
  };
  return {
    settle,
    now: () => new Date(now),
    after: (milliseconds: number, run: () => void): (() => void) => {
      const timer = { at: now + milliseconds, run };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    pass: async (milliseconds: number): Promise<void> => {
      const end = now + milliseconds;
      for (;;) {
        const due = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!due) break;
        now = Math.max(now, due.at);
        timers = timers.filter((one) => one !== due);
        due.run();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}
