/** Every error code that an answer may carry, with its HTTP status. The web has a text for each in six languages. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  INVALID_JSON: 400,
  EMAIL_TAKEN: 400,
  WRONG_PASSWORD: 400,
  PICTURE_INVALID: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  OUTLINE_INVALID: 400,
  SECTION_UNKNOWN: 400,
  RESET_UNKNOWN: 400,
  RESET_USED: 400,
  RESET_EXPIRED: 400,
  CONFIRM_UNKNOWN: 400,
  CONFIRM_USED: 400,
  CONFIRM_EXPIRED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  INSUFFICIENT_CREDITS: 402,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  PLAN_LIMIT: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  IDEMPOTENCY_CONFLICT: 409,
  SCRIPT_BUSY: 409,
  SCRIPT_EMPTY: 409,
  VERSION_CONFLICT: 409,
  GENERATION_STATE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CRISIS_HELP: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Why a generation failed, in words that the page translates. */
export const failureCodes = [
  'MODEL_UNAVAILABLE',
  'MODEL_TIMEOUT',
  'MODEL_EMPTY',
  'MODEL_REFUSED',
  'MODEL_REJECTED',
  'CHECKS_FAILED',
  'ATTEMPTS_EXHAUSTED',
  'INTERNAL',
] as const;
export type FailureCode = (typeof failureCodes)[number];
