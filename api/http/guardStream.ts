import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { Log } from '../../config/log.ts';
import { logFailure } from '../../db/logFailure.ts';

/** Ends a file that cannot be sent to its end in such a way that nobody takes a part for the whole. */
export function guardStream(file: Readable, context: Context, log: Log): Readable {
  return file.on('error', (error) => {
    logFailure(log, error, 'a download broke off', { requestId: context.state.requestId });
    context.res.destroy();
  });
}
