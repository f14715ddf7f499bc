import { performance } from 'node:perf_hooks';

/** Least milliseconds between two texts: at most four a second go out live. */
const interval = 250;

/** Passes the growing text on, rarely enough, and only when it says something new. `read` runs only when its result goes out. */
export function liveText(emit: (text: string) => void): (read: () => string) => void {
  let lastAt = -Infinity;
  let last = '';
  return (read) => {
    const now = performance.now();
    if (now - lastAt < interval) return;
    const text = read();
    if (text === last) return;
    lastAt = now;
    last = text;
    emit(text);
  };
}
