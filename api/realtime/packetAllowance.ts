/** Packets that a client may send (specification: trust, "Quotas"). Ours sends one to connect, and answers pings. */
const perSecond = 20;
const burst = 50;

/** A token bucket for one client. `now` is in milliseconds; gives whether one more packet is allowed. */
export function packetAllowance(now: () => number): () => boolean {
  let tokens = burst;
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
