/** Does something again and again, never twice at once; a fault is told, and the next round comes all the same. */
export function repeatEvery(
  milliseconds: number,
  work: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): { stop: () => void; settled: () => Promise<void> } {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .then(() => {}, onFault)
      .finally(() => {
        underWay = null;
      });
  }, milliseconds);
  return { stop: () => clearInterval(timer), settled: async () => void (await underWay) };
}
