import type { FailureCode } from '../../shared/errorCodes.ts';

/** An error that may pass: the generation goes back to the queue, and a worker tries again after the delay. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure';
  readonly failure: FailureCode;
  /** Seconds to wait at least, as the provider asked; `null` leaves it to the queue. */
  readonly delaySeconds: number | null;

  constructor(failure: FailureCode, message: string, delaySeconds: number | null = null) {
    super(message);
    this.failure = failure;
    this.delaySeconds = delaySeconds;
  }
}

/** An error that trying again would not fix: the generation fails, and every credit goes back. */
export class GiveUpError extends Error {
  override name = 'GiveUpError';
  readonly failure: FailureCode;

  constructor(failure: FailureCode, message: string) {
    super(message);
    this.failure = failure;
  }
}
