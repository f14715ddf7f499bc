import { ApiError } from '../lib/ApiError.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';

/** A refusal as the server gives it. */
export const refusal = (status: number, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): ApiError =>
  new ApiError({ kind: 'answer', status, answer: { code, message: '', requestId: 'r', details } });
