import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../../db/pool.ts';
import { mergeSettings, type SavedSettings, type UpdateSettingsBody } from '../../shared/settings.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { getSavedSettings } from './getSavedSettings.ts';
import { lockForSettings, saveChosen, saveLanguage } from './settings.queries.ts';

/** Only the given fields change, in one commit with the event that tells every device; what is as it was changes nothing. */
export async function updateSettings(queries: Transaction, accountId: string, body: UpdateSettingsBody): Promise<SavedSettings> {
  await lockForSettings(queries, accountId);
  const before = await getSavedSettings(queries, accountId);
  const chosen = mergeSettings(before.chosen, body);
  if (isDeepStrictEqual(chosen, before.chosen)) return before;
  const { language, ...rest } = chosen;
  if (language !== undefined && language !== before.chosen.language) await saveLanguage(queries, accountId, language);
  const saved = { revision: await saveChosen(queries, accountId, rest), chosen };
  await publishToUser(queries, accountId, [{ type: 'settings.changed', payload: saved }]);
  return saved;
}
