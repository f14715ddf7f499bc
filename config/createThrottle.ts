const minute = 60_000;
/** Beyond so many keys the oldest are forgotten: keys may be a caller's word. */
const maxKeys = 500;

/** Says yes to a key once a minute. `now` is in milliseconds. */
export function createThrottle(now: () => number = Date.now): (key: string) => boolean {
  const last = new Map<string, number>();
  return (key) => {
    const at = now();
    const before = last.get(key);
    if (before !== undefined && at - before < minute) return false;
    last.delete(key);
    last.set(key, at);
    const [oldest] = last.keys();
    if (last.size > maxKeys && oldest !== undefined) last.delete(oldest);
    return true;
  };
}
