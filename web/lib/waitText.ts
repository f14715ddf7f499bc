import i18next from 'i18next';
import { ApiError } from './ApiError.ts';
import { formatsOf } from './format.ts';

/** How long the server asks to wait before the next try, in words; `null` where it does not say. */
export function waitText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'RATE_LIMITED') return null;
  const seconds = error.details['retryAfterSeconds'];
  return typeof seconds === 'number' ? formatsOf(i18next.resolvedLanguage ?? 'en').wait(seconds) : null;
}
