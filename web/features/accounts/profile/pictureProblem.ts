import i18next from 'i18next';
import { maxPictureMegapixels, maxPictureMegabytes } from '../../../../shared/pictures.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { errorText } from '../../../lib/errorText.ts';

/** Why a picture was not taken, and what to do about it. */
export function pictureProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  const { retryAfterSeconds: wait, reason } = error.details;
  if (error.code === 'RATE_LIMITED' && typeof wait === 'number')
    return wait < 60
      ? i18next.t('profile.picture.waitSeconds', { count: wait })
      : i18next.t('profile.picture.waitMinutes', { count: Math.ceil(wait / 60) });
  if (error.code === 'PAYLOAD_TOO_LARGE') return i18next.t('profile.picture.tooLarge', { max: maxPictureMegabytes });
  // A kind of file that the browser names and we do not take.
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return i18next.t('errors.codes.PICTURE_INVALID');
  if (error.code === 'PICTURE_INVALID' && reason === 'pixels')
    return i18next.t('profile.picture.pixels', { max: maxPictureMegapixels });
  if (error.code === 'PICTURE_INVALID' && reason === 'heavy') return i18next.t('profile.picture.heavy');
  return errorText(error);
}
