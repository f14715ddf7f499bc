import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Log } from '../../config/log.ts';
import { AppError } from '../AppError.ts';
import { AccountLimit } from './AccountLimit.ts';
import { FairQueue, type QueueLimits } from './FairQueue.ts';
import { PortReader } from './PortReader.ts';
import type { SendTask } from './sendStream.ts';
import type { Task } from './Task.ts';

export type PoolLimits = QueueLimits & {
  /** Tasks of one account that wait or are under way. */
  readonly perAccount: number;
  /** Milliseconds that a task may take once it has begun; then its thread is stopped. */
  readonly deadlineMs: number;
  /** Milliseconds after which a thread without work ends, and gives its memory back. */
  readonly idleMs: number;
  /** How much lower than the process's own the threads' priority is, where the system knows that. */
  readonly nice: number;
};

/** Whose task it is, and what gives it up. */
export type Asking = { readonly owner: string; readonly signal?: AbortSignal | undefined };

/** Megabytes of a thread's heap: an hour's PDF and every phrase library together take half of it. */
const heapMb = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 } as const;

/**
 * A few threads for work that would keep everybody else waiting. They begin when they are needed and end when they are
 * not; what they have to do is bounded in number, for each account and in all, and in time.
 */
export class ThreadPool {
  readonly #limits: PoolLimits;
  readonly #threads: Piscina;
  readonly #queue: FairQueue;
  readonly #accounts: AccountLimit;
  #isClosed = false;
  #onIdle: () => void = () => {};

  constructor(limits: PoolLimits, log: Log) {
    this.#limits = limits;
    this.#queue = new FairQueue(limits);
    this.#accounts = new AccountLimit(limits.perAccount);
    this.#threads = new Piscina({
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: limits.idleMs,
      resourceLimits: heapMb,
      niceIncrement: limits.nice,
      // A thread that sleeps in Atomics.wait reads no message of a stream.
      atomics: 'disabled',
      // No thread needs a secret of the environment, nor the flags of the process; only where Node keeps what it has compiled.
      env: process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {},
      execArgv: [],
      recordTiming: false,
    });
    this.#threads.on('error', (error: unknown) => log.error({ err: error }, 'a thread failed'));
  }

  /** Tasks under way and waiting, and threads that are there. */
  get load(): { readonly running: number; readonly waiting: number; readonly threads: number } {
    return { running: this.#queue.running, waiting: this.#queue.waiting, threads: this.#threads.threads.length };
  }

  /** Throws as `run` and `stream` would where this account has too much under way, or all have. */
  check(owner: string): void {
    this.#accounts.check(owner, this.#queue.delays);
    this.#queue.check();
  }

  /**
   * Does a task on a thread. Throws `RATE_LIMITED` where the account has too much under way, `UNAVAILABLE` where the
   * queue is full or the task took too long, and what the task throws. The caller must hold no lock and no connection.
   */
  async run<Input, Output>(
    task: Task<(input: Input) => Output>,
    input: Input,
    { owner, signal }: Asking,
  ): Promise<Awaited<Output>> {
    const leave = this.#enter(owner);
    try {
      const end = await this.#queue.enter(owner, signal);
      // What has begun goes on when its caller leaves: to stop a thread and begin another takes longer than such a task.
      return await this.#start<Awaited<Output>>(task, input).finally(() => this.#ended(end));
    } finally {
      leave();
    }
  }

  /**
   * Sends what a task writes as it is written, and no faster than it is read. `prepare` gives what is to be written; it
   * is called once the account may have one more, and done before the task waits for a thread. Rejects as `run` does as
   * long as nothing is written; later the stream is destroyed. Destroying it ends the task.
   */
  async stream<Input>(task: Task<SendTask<Input>>, { owner, signal }: Asking, prepare: () => Promise<Input>): Promise<Readable> {
    const leave = this.#enter(owner);
    try {
      const input = await prepare();
      const end = await this.#queue.enter(owner, signal);
      const { port1, port2 } = new MessageChannel();
      const reader = new PortReader(port1);
      reader.once('close', leave);
      void this.#start<undefined>(task, { input, port: port2 }, [port2])
        .catch((error: unknown) => reader.destroy(toError(error)))
        .finally(() => this.#ended(end));
      await this.#guard(reader, signal).begun;
      return reader;
    } catch (error) {
      leave();
      signal?.throwIfAborted();
      throw error;
    }
  }

  /** What waits is refused at once; what is under way gets `graceMs`, then its thread is stopped. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true;
    this.#queue.refuseAll();
    if (this.#queue.running > 0)
      await new Promise<void>((resolve) => {
        const grace = setTimeout(resolve, graceMs);
        this.#onIdle = () => {
          clearTimeout(grace);
          resolve();
        };
      });
    await this.#threads.destroy();
  }

  /** Ends a stream that nobody wants any more, and one that is read so slowly that it would keep its account waiting. */
  #guard(reader: PortReader, signal: AbortSignal | undefined): PortReader {
    const giveUp = (): void => void reader.destroy();
    const limit = setTimeout(() => reader.destroy(this.#unavailable('it was read too slowly')), this.#limits.deadlineMs);
    signal?.addEventListener('abort', giveUp, { once: true });
    return reader.once('close', () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', giveUp);
    });
  }

  #enter(owner: string): () => void {
    if (this.#isClosed) throw this.#unavailable('the process is stopping');
    return this.#accounts.enter(owner, this.#queue.delays);
  }

  #ended(end: () => void): void {
    end();
    if (this.#queue.running === 0) this.#onIdle();
  }

  async #start<Output>(
    { file, name }: Pick<Task<never>, 'file' | 'name'>,
    input: unknown,
    transferList: MessagePort[] = [],
  ): Promise<Output> {
    const deadline = AbortSignal.timeout(this.#limits.deadlineMs);
    try {
      return await this.#threads.run(input, { filename: fileURLToPath(file), name, transferList, signal: deadline });
    } catch (error) {
      if (this.#isClosed) throw this.#unavailable('the process is stopping');
      if (deadline.aborted) throw this.#unavailable(`${name} took too long`);
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw this.#unavailable(`${name} took too much memory`);
      throw error;
    }
  }

  #unavailable(why: string): AppError {
    return new AppError('UNAVAILABLE', why, { details: { retryAfterSeconds: this.#queue.retryAfterSeconds } });
  }
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('a task failed', { cause: error }));
