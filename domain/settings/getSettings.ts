import type { Queries } from '../../db/pool.ts';
import { withDefaults, type Settings } from '../../shared/settings.schema.ts';
import { getSavedSettings } from './getSavedSettings.ts';

/** Every setting of a person, chosen or not. */
export const getSettings = async (queries: Queries, accountId: string): Promise<Settings> =>
  withDefaults((await getSavedSettings(queries, accountId)).chosen);
