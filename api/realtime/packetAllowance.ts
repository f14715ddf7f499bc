import { socketLimits } from './socketLimits.ts';

const { perSecond, burst } = socketLimits.sent;

/** A token bucket for one client. `now` is in milliseconds; gives whether one more packet is allowed. */
export function packetAllowance(now: () => number): () => boolean {
  let tokens: number = burst;
  let filledAt = now();
  return () => {
    const at = now();
    tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond);
    filledAt = at;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
