/** Does something again and again, never twice at once; an error is told, and the next round comes all the same. */
export function repeatEvery(
  milliseconds: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop: () => void; settled: () => Promise<void> } {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .then(() => {}, onError)
      .finally(() => {
        underWay = null;
      });
  }, milliseconds);
  return { stop: () => clearInterval(timer), settled: async () => void (await underWay) };
}
