import i18next from 'i18next';
import { LimitDetails } from '../../shared/quotas.schema.ts';
import { ApiError } from './ApiError.ts';
import { reachedText } from './quotaText.ts';
import { waitText } from './waitText.ts';

/** What a person reads of a failed call, in their language. Server prose is never shown. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('errors.unknown');
  if (error.kind !== 'answer') return i18next.t(`errors.${error.kind}`);
  const detailed = detailedText(error);
  if (detailed !== null) return detailed;
  if (error.code !== null) return i18next.t(`errors.codes.${error.code}`);
  // An answer that is not ours, from something in between: its status is all there is.
  if (error.status === 401) return i18next.t('errors.codes.UNAUTHENTICATED');
  if (error.status === 403) return i18next.t('errors.codes.FORBIDDEN');
  if (error.status === 404) return i18next.t('errors.codes.NOT_FOUND');
  if (error.status === 408) return i18next.t('errors.timeout');
  return i18next.t(error.status < 500 ? 'errors.codes.VALIDATION_FAILED' : 'errors.codes.INTERNAL');
}

const hour = 3600;

/** What the server says of a maximum, of a plan and of a wait; `null` where it says nothing of them. */
function detailedText(error: ApiError): string | null {
  if (error.code === 'LIMIT_REACHED') {
    const limit = LimitDetails.safeParse(error.details);
    return limit.success ? reachedText(limit.data.kind, limit.data.limit) : null;
  }
  if (error.code === 'PLAN_LIMIT' && error.details['needs'] === 'premium') return i18next.t('errors.premium');
  const wait = waitText(error);
  if (wait === null) return null;
  // Only what an account may change in a day makes anybody wait so long.
  return Number(error.details['retryAfterSeconds']) > hour
    ? i18next.t('quotas.day', { time: wait })
    : i18next.t('errors.wait', { wait });
}
