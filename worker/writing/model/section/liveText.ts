import { performance } from 'node:perf_hooks';

/** Least milliseconds between two texts: at most four a second go out live. */
const interval = 250;

/** Passes the growing text on, rarely enough, and only when it says something new. `read` runs no more often than that. */
export function liveText(emit: (text: string) => void): (read: () => string) => void {
  let lastAt = -Infinity;
  let last = '';
  return (read) => {
    if (performance.now() - lastAt < interval) return;
    const text = read();
    // Reading takes its time; the interval counts from the text that goes out.
    lastAt = performance.now();
    if (text === last) return;
    last = text;
    emit(text);
  };
}
