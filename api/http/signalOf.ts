import type { Context } from 'koa';

/** Aborted when the client goes away before its answer is sent: what is only worked out for it is worked out for nobody then. */
export function signalOf({ res }: Context): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  if (res.destroyed) controller.abort();
  return controller.signal;
}
