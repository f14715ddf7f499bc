import { AppError } from '../AppError.ts';

/** No account has more than so many tasks waiting or under way at a time, whatever it sends. */
export class AccountLimit {
  readonly #counts = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Throws `RATE_LIMITED` where this account may have no further one now. */
  check(owner: string, retryAfterSeconds: number): void {
    if ((this.#counts.get(owner) ?? 0) < this.#max) return;
    throw new AppError('RATE_LIMITED', 'the account has too much under way', {
      details: { retryAfterSeconds, underWay: this.#max },
    });
  }

  /** Counts one more, and gives what counts it as ended; calling that again changes nothing. */
  enter(owner: string, retryAfterSeconds: number): () => void {
    this.check(owner, retryAfterSeconds);
    this.#counts.set(owner, (this.#counts.get(owner) ?? 0) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      const left = (this.#counts.get(owner) ?? 1) - 1;
      if (left > 0) this.#counts.set(owner, left);
      else this.#counts.delete(owner);
    };
  }
}
