import i18next from 'i18next';
import { LimitDetails } from '../../shared/quotas.schema.ts';
import { ApiError } from './ApiError.ts';
import { reachedText } from './quotaText.ts';
import { waitText } from './waitText.ts';

/** What a person reads of a failed call, in their language. Server prose is never shown. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('errors.unknown');
  if (error.kind !== 'answer') return i18next.t(`errors.${error.kind}`);
  const limit = error.code === 'LIMIT_REACHED' ? LimitDetails.safeParse(error.details).data : undefined;
  if (limit) return reachedText(limit.kind, limit.limit);
  const wait = waitText(error);
  if (wait !== null) return i18next.t('errors.wait', { wait });
  if (error.code !== null) return i18next.t(`errors.codes.${error.code}`);
  // An answer that is not ours, from something in between: its status is all there is.
  if (error.status === 401) return i18next.t('errors.codes.UNAUTHENTICATED');
  if (error.status === 403) return i18next.t('errors.codes.FORBIDDEN');
  if (error.status === 404) return i18next.t('errors.codes.NOT_FOUND');
  if (error.status === 408) return i18next.t('errors.timeout');
  return i18next.t(error.status < 500 ? 'errors.codes.VALIDATION_FAILED' : 'errors.codes.INTERNAL');
}
