import type { FoundNeed, RequestWords } from '../../shared/generations.schema.ts';
import type { Task } from '../compute/Task.ts';
import type { ThreadPool } from '../compute/ThreadPool.ts';
import type { findNeed } from './composer/findNeed.ts';

const finding: Task<typeof findNeed> = { file: new URL('./composer/findNeed.ts', import.meta.url), name: 'findNeed' };

/** `findNeed`. On a thread: three long texts take some 70 ms to read, and a language's first ones longer. */
export const requestNeed = (texts: ThreadPool, owner: string, words: RequestWords, signal?: AbortSignal): Promise<FoundNeed> =>
  texts.run(finding, words, { owner, ...(signal && { signal }) });
