import { AppError } from '../AppError.ts';
import type { Delays } from './AccountLimit.ts';

export type QueueLimits = {
  /** Tasks at work at a time. */
  readonly threads: number;
  /** Tasks that may wait; further ones are refused. */
  readonly maxWaiting: number;
  /** Milliseconds after which one that waits gives up. */
  readonly waitMs: number;
};

type Waiting = { readonly begin: () => void; readonly refuse: (reason: unknown) => void };

/**
 * Lets a bounded number of tasks begin, and a bounded number wait. Accounts take turns: one that sent many waits for
 * its own, and nobody else does.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Whoever comes next stands first; each account's own tasks keep their order. */
  readonly #byOwner = new Map<string, Set<Waiting>>();
  #running = 0;
  #waiting = 0;
  #meanMs = 1000;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** When refused callers should ask again, by how long the last tasks took: once what waits now should be done. */
  get delays(): Delays {
    const eachMs = this.#meanMs / this.#limits.threads;
    return { firstMs: Math.max(1000, eachMs * (this.#waiting + this.#running)), eachMs };
  }

  /** The same in whole seconds, for those of all accounts. */
  get retryAfterSeconds(): number {
    return Math.min(60, Math.ceil(this.delays.firstMs / 1000));
  }

  /** Throws `UNAVAILABLE` where a further task would be refused now. */
  check(): void {
    if (this.#running >= this.#limits.threads && this.#waiting >= this.#limits.maxWaiting) throw this.#busy('the queue is full');
  }

  /** Resolves when the task may begin, with what says that it has ended. Rejects when it waited too long or was given up. */
  async enter(owner: string, signal: AbortSignal | undefined): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#running >= this.#limits.threads) {
      this.check();
      await this.#wait(owner, signal);
    } else this.#running += 1;
    const begun = performance.now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.#meanMs += (performance.now() - begun - this.#meanMs) / 8;
      this.#running -= 1;
      this.#beginNext();
    };
  }

  /** Nothing that waits will begin. */
  refuseAll(): void {
    for (const list of this.#byOwner.values()) for (const one of list) one.refuse(this.#busy('the process is stopping'));
  }

  #wait(owner: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const list = this.#byOwner.get(owner) ?? new Set<Waiting>();
      this.#byOwner.set(owner, list);
      const leave = (): void => {
        clearTimeout(limit);
        signal?.removeEventListener('abort', giveUp);
        if (!list.delete(one)) return;
        this.#waiting -= 1;
        if (list.size === 0) this.#byOwner.delete(owner);
      };
      const one: Waiting = {
        begin: () => {
          leave();
          this.#running += 1;
          resolve();
        },
        refuse: (reason) => {
          leave();
          reject(reason);
        },
      };
      const giveUp = (): void => one.refuse(signal?.reason);
      const limit = setTimeout(() => one.refuse(this.#busy('it waited too long')), this.#limits.waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      list.add(one);
      this.#waiting += 1;
    });
  }

  #beginNext(): void {
    const [next] = this.#byOwner;
    if (!next || this.#running >= this.#limits.threads) return;
    const [owner, list] = next;
    // Behind all others, before it is known whether it has more.
    this.#byOwner.delete(owner);
    this.#byOwner.set(owner, list);
    const [one] = list;
    one?.begin();
  }

  #busy(why: string): AppError {
    return new AppError('UNAVAILABLE', why, { details: { retryAfterSeconds: this.retryAfterSeconds } });
  }
}
