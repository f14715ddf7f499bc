import type { Readable } from 'node:stream';
import type { Task } from '../compute/Task.ts';
import type { Asking, ThreadPool } from '../compute/ThreadPool.ts';
import type { Export } from './prepareExport.ts';
import type { sendExport } from './sendExport.ts';

const sending: Task<typeof sendExport> = { file: new URL('./sendExport.ts', import.meta.url), name: 'sendExport' };

/**
 * A file as it is written, and its name. `prepare` reads what is to be exported; it runs once the account may have one
 * more file, and no connection is held while that one waits for its thread.
 */
export async function exportScript(
  files: ThreadPool,
  asking: Asking,
  prepare: () => Promise<Export>,
): Promise<{ readonly name: string; readonly body: Readable }> {
  let name = '';
  const body = await files.stream(sending, asking, async () => {
    const prepared = await prepare();
    name = prepared.name;
    return prepared.input;
  });
  return { name, body };
}
