import { ApiError } from './ApiError.ts';

/** Whether the server has nothing by that address for this person, and will not have it when it is asked again. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && [400, 403, 404].includes(error.status);
