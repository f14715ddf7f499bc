import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import type { SavedSettings } from '../../../shared/settings.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

type SettingsEvent = Extract<StreamEvent, { readonly type: 'settings.changed' }>;

/** The event brings everything that is chosen; what is not newer than the cache changes nothing. */
export const applySettingsEvent = (client: QueryClient, { payload }: SettingsEvent): Promise<void> =>
  patchQuery<SavedSettings>(client, queryKeys.settings, {
    change: (cached) => (cached.revision >= payload.revision ? cached : payload),
    whole: payload,
  });
