/** Runs tasks, so many at a time; the others wait, in order. */
export function takeTurns(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits takes over the turn, so that nobody else can come between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
