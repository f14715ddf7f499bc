import { ApiError } from '../../../lib/ApiError.ts';

/** What a save that failed asks for. `later` may pass by itself; `never` will not, as long as the text stays as it is. */
export type Refusal = 'conflict' | 'busy' | 'deleted' | 'signedOut' | 'offline' | 'later' | 'never';

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return 'never';
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline';
  if (error.code === 'VERSION_CONFLICT') return 'conflict';
  if (error.code === 'SCRIPT_BUSY') return 'busy';
  if (error.status === 401) return 'signedOut';
  if (error.code === 'NOT_FOUND') return 'deleted';
  return error.status === 429 || error.status >= 500 ? 'later' : 'never';
}

/** Milliseconds before which the server would refuse again. */
export const minWait = (error: unknown): number => {
  const seconds = error instanceof ApiError ? error.details['retryAfterSeconds'] : undefined;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
};
