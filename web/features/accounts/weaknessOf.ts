import { passwordWeaknesses, type PasswordWeakness } from '../../../shared/accounts.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';

/** Why a password was refused as too easy to guess; `null` where that was not it. The reason stands at the field. */
export function weaknessOf(error: unknown): PasswordWeakness | null {
  if (!(error instanceof ApiError) || error.code !== 'PASSWORD_WEAK') return null;
  return passwordWeaknesses.find((reason) => reason === error.details['reason']) ?? 'common';
}
