import i18next from 'i18next';
import { LimitDetails } from '../../shared/quotas.schema.ts';
import { ApiError } from './ApiError.ts';
import { formatsOf } from './format.ts';
import { reachedText } from './quotaText.ts';

/** What a person reads of a failed call, in their language. Server prose is never shown. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('errors.unknown');
  if (error.kind !== 'answer') return i18next.t(`errors.${error.kind}`);
  const more = detailedText(error);
  if (more !== null) return more;
  if (error.code !== null) return i18next.t(`errors.codes.${error.code}`);
  // An answer that is not ours, from something in between: its status is all there is.
  if (error.status === 401) return i18next.t('errors.codes.UNAUTHENTICATED');
  if (error.status === 403) return i18next.t('errors.codes.FORBIDDEN');
  if (error.status === 404) return i18next.t('errors.codes.NOT_FOUND');
  if (error.status === 408) return i18next.t('errors.timeout');
  return i18next.t(error.status < 500 ? 'errors.codes.VALIDATION_FAILED' : 'errors.codes.INTERNAL');
}

const hour = 3600;

/** What the server says of a maximum, and of a wait that is no moment. */
function detailedText({ code, details }: ApiError): string | null {
  if (code === 'LIMIT_REACHED') {
    const limit = LimitDetails.safeParse(details);
    return limit.success ? reachedText(limit.data.kind, limit.data.limit) : null;
  }
  const { retryAfterSeconds: seconds } = details;
  if (code !== 'RATE_LIMITED' || typeof seconds !== 'number' || seconds <= hour) return null;
  return i18next.t('quotas.day', { time: formatsOf(i18next.resolvedLanguage ?? 'en').hours(Math.ceil(seconds / hour)) });
}
