import type { Log } from '../../config/log.ts';
import { AppError } from '../AppError.ts';
import { findPictureFormat } from './findPictureFormat.ts';
import { forkPictures, type PictureAnswer, type PictureProcess } from './forkPictures.ts';
import type { Pictures, PictureTask } from './pictureMessages.ts';

export type MakePictures = (file: Buffer) => Promise<Pictures>;

/** What turns files into profile pictures, one at a time, in a process of its own. */
export type PictureMaker = {
  /**
   * Runs what receives a file and has pictures made of it. Refuses with `RATE_LIMITED` while the account has one under way
   * or the house has as many as it takes; nothing needs to have been read by then.
   */
  readonly admit: <T>(accountId: string, work: (make: MakePictures) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
  /** The process that decodes, while there is one. */
  readonly pid: () => number | undefined;
};

export type PictureLimits = {
  /** Files that are received or wait, each of which is held in memory. */
  readonly maxAdmitted: number;
  /** Whoever has waited longer is sent away: the page would give up before it had its answer. */
  readonly maxWaitMs: number;
  /** For one picture, the start of the process included. */
  readonly maxTaskMs: number;
  readonly maxMegabytes: number;
  /** The process ends after so long without work, and gives everything back. */
  readonly idleMs: number;
};

const usual: PictureLimits = { maxAdmitted: 16, maxWaitMs: 30_000, maxTaskMs: 15_000, maxMegabytes: 512, idleMs: 30_000 };

const busy = (retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMITED', 'other pictures come first', { details: { retryAfterSeconds } });
const invalid = (message: string, reason: string): AppError => new AppError('PICTURE_INVALID', message, { details: { reason } });

/**
 * Whatever a file holds, it costs at most one process of bounded memory for a bounded time: the process is started when
 * it is first needed, killed when it takes too much, and replaced when it has died.
 */
export function openPictures(log: Log, given: Partial<PictureLimits> = {}): PictureMaker {
  const limits = { ...usual, ...given };
  const admitted = new Set<string>();
  let child: PictureProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let stopped = false;

  const make: MakePictures = (file) => {
    const format = findPictureFormat(file);
    if (!format) throw invalid('the first bytes are those of no picture that we take', 'unreadable');
    const since = performance.now();
    const made = last.then(() => {
      if (performance.now() - since > limits.maxWaitMs) throw busy(10);
      return decode({ file, format });
    });
    last = made.catch(() => {});
    return made;
  };

  async function decode(task: PictureTask): Promise<Pictures> {
    if (stopped) throw new AppError('UNAVAILABLE', 'the API is stopping');
    clearTimeout(idle);
    let answer = await give(task);
    // It had died between two pictures, and that was not yet known: this one has nothing to do with it.
    if (answer.kind === 'ended' && answer.began && !answer.taken && !stopped) answer = await give(task);
    const pid = child?.pid;
    idle = setTimeout(() => void child?.end(), limits.idleMs);
    if (answer.kind === 'made') return answer.pictures;
    if (answer.kind === 'refused' && answer.reason !== 'heavy') throw invalid(answer.message, answer.reason);
    if (stopped) throw new AppError('UNAVAILABLE', 'the API is stopping');
    if (answer.kind === 'refused' || answer.taken) {
      log.warn({ pid, reason: answer.message, format: task.format, bytes: task.file.length }, 'a picture ended its process');
      throw invalid(answer.message, 'heavy');
    }
    log.error({ reason: answer.message }, 'the process of the pictures could not be started');
    throw new AppError('UNAVAILABLE', 'pictures cannot be taken just now');
  }

  function give(task: PictureTask): Promise<PictureAnswer> {
    if (!child?.isAlive()) child = forkPictures(limits.maxMegabytes);
    return child.run(task, limits.maxTaskMs);
  }

  return {
    admit: async (accountId, work) => {
      if (admitted.has(accountId)) throw busy(5);
      if (admitted.size >= limits.maxAdmitted) throw busy(10);
      admitted.add(accountId);
      try {
        return await work(make);
      } finally {
        admitted.delete(accountId);
      }
    },
    stop: async () => {
      stopped = true;
      clearTimeout(idle);
      await child?.end();
    },
    pid: () => (child?.isAlive() ? child.pid : undefined),
  };
}
