/**
 * Ends the task that runs, so that the browser can paint, and answer whoever presses something; what follows is a task of its
 * own. One of more than 50 ms counts as blocking (https://web.dev/articles/optimize-long-tasks).
 */
export const yieldToBrowser = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
