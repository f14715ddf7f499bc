import type { SavingPorts } from './Saving.ts';

/** Milliseconds without a key after which a text is saved; somebody who writes on and on is saved all the same. */
const [calm, maxWait] = [1500, 15_000];
/** Milliseconds before another attempt: the first, doubled with each, and the last. */
const [firstRetry, lastRetry] = [2000, 60_000];

/** When the next step of saving is due. One step is awaited at a time: asking for another takes the one before back. */
export class SaveTimer {
  readonly #ports: Pick<SavingPorts, 'after' | 'now'>;
  #cancel = (): void => undefined;
  #isOn = false;
  #unsavedSince: Date | null = null;
  #failures = 0;

  constructor(ports: Pick<SavingPorts, 'after' | 'now'>) {
    this.#ports = ports;
  }

  start(): void {
    this.#isOn = true;
  }

  stop(): void {
    this.#isOn = false;
    this.cancel();
  }

  cancel(): void {
    this.#cancel();
  }

  /** After a change: once no key comes any more, and without that after the longest wait. */
  afterChange(run: () => void): void {
    const now = this.#ports.now();
    this.#unsavedSince ??= now;
    const rest = this.#unsavedSince.getTime() + maxWait - now.getTime();
    this.#wait(Math.max(0, Math.min(calm, rest)), run);
  }

  /** After a change: once no key comes any more, however long that takes. */
  afterCalm(run: () => void): void {
    this.#unsavedSince ??= this.#ports.now();
    this.#wait(calm, run);
  }

  /** After a failure: later with each in a row, and never before `min` milliseconds. */
  afterFailure(min: number, run: () => void): void {
    this.#wait(Math.max(Math.min(firstRetry * 2 ** this.#failures, lastRetry), min), run);
    this.#failures += 1;
  }

  forgetChange(): void {
    this.#unsavedSince = null;
  }

  forgetFailures(): void {
    this.#failures = 0;
  }

  #wait(milliseconds: number, run: () => void): void {
    this.#cancel();
    if (this.#isOn) this.#cancel = this.#ports.after(milliseconds, run);
  }
}
