/** The person cancelled: what is finished is kept. */
export class CancelledError extends Error {
  override name = 'CancelledError';
}
/** This worker is to stop: the work is handed back. */
export class StoppingError extends Error {
  override name = 'StoppingError';
}
