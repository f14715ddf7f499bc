import type { Queries } from '../../db/pool.ts';
import type { SavedSettings } from '../../shared/settings.schema.ts';
import { AppError } from '../AppError.ts';
import { findSavedSettings } from './settings.queries.ts';

/** What a person has chosen. Throws `UNAUTHENTICATED` where the account is gone. */
export async function getSavedSettings(queries: Queries, accountId: string): Promise<SavedSettings> {
  const saved = await findSavedSettings(queries, accountId);
  if (!saved) throw new AppError('UNAUTHENTICATED', 'no such account');
  return saved;
}
