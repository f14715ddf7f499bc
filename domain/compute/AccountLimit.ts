import { AppError } from '../AppError.ts';

/** When refused callers should ask again, in milliseconds from now: the first one, and each further one after the one before it. */
export type Delays = { readonly firstMs: number; readonly eachMs: number };

/** No refused caller is sent away for longer, in milliseconds. */
const maxDelayMs = 60_000;

type Usage = { tasks: number; nextTurnAt: number };

/**
 * No account has more than so many tasks waiting or under way at a time, whatever it sends. Refused callers of an account
 * are given one turn after the other: sent away to the same second they would all come back in it, and all but one in vain.
 */
export class AccountLimit {
  readonly #usages = new Map<string, Usage>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Throws `RATE_LIMITED` where this account may have no further one now. */
  check(owner: string, delays: Delays): void {
    const usage = this.#usages.get(owner);
    if (!usage || usage.tasks < this.#max) return;
    const now = Math.floor(performance.now());
    usage.nextTurnAt = Math.min(now + maxDelayMs, Math.max(now + delays.firstMs, usage.nextTurnAt + delays.eachMs));
    throw new AppError('RATE_LIMITED', 'the account has too much under way', {
      details: { retryAfterSeconds: Math.ceil((usage.nextTurnAt - now) / 1000), underWay: this.#max },
    });
  }

  /** Counts one more, and gives what counts it as ended; calling that again changes nothing. */
  enter(owner: string, delays: Delays): () => void {
    this.check(owner, delays);
    const usage = this.#usages.get(owner) ?? { tasks: 0, nextTurnAt: -Infinity };
    this.#usages.set(owner, usage);
    usage.tasks += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      usage.tasks -= 1;
      if (usage.tasks === 0) this.#usages.delete(owner);
    };
  }
}
