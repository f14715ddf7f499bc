import type { ErrorAnswer, Issue } from '../../shared/error.schema.ts';
import type { ErrorCode } from '../../shared/errorCodes.ts';

type Facts = {
  /** What went wrong before any code could be read: no connection, no answer in time, an answer of another shape. */
  readonly kind: 'answer' | 'network' | 'timeout' | 'parsing';
  readonly status?: number;
  readonly answer?: ErrorAnswer['error'] | undefined;
  readonly cause?: unknown;
  /** What was called. */
  readonly act?: string;
};

/** A call that failed. `message` is for logs only; people read `errorText`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: Facts['kind'];
  /** The HTTP status, or 0 where no answer came. */
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly issues: readonly Issue[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** The method and the address that were called; `null` where no call failed, but what came of it. */
  readonly act: string | null;

  constructor(facts: Facts) {
    super(`${facts.kind} ${facts.status ?? ''} ${facts.answer?.code ?? ''}`.trim(), { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status ?? 0;
    this.code = facts.answer?.code ?? null;
    this.issues = facts.answer?.issues ?? [];
    this.details = facts.answer?.details ?? {};
    this.requestId = facts.answer?.requestId ?? null;
    this.act = facts.act ?? null;
  }

  /** Whether the server has spoken, so that the next attempt is another request. */
  get answered(): boolean {
    return this.status !== 0;
  }
}
