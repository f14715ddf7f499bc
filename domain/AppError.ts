import { errorStatus, type ErrorCode } from '../shared/errorCodes.ts';
import type { Issue } from '../shared/error.schema.ts';

/** A refusal that the caller can understand. Its message is for logs and developers; the web translates the code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly Issue[]; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message);
    this.code = code;
    this.status = errorStatus[code];
    this.issues = more.issues;
    this.details = more.details;
  }
}
