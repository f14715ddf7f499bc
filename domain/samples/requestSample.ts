import type { Sample, SampleBody } from '../../shared/samples.schema.ts';
import type { Task } from '../compute/Task.ts';
import type { Asking, ThreadPool } from '../compute/ThreadPool.ts';
import type { composeSample } from './composeSample.ts';

const composing: Task<typeof composeSample> = { file: new URL('./composeSample.ts', import.meta.url), name: 'composeSample' };

/** `composeSample` on a thread: visitors hold up nobody, and the phrase library is loaded there only. */
export const requestSample = (texts: ThreadPool, body: SampleBody, asking: Asking): Promise<Sample> =>
  texts.run(composing, body, asking);
