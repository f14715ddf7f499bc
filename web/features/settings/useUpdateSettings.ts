import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../shared/accounts.schema.ts';
import { updateSettings } from '../../../shared/routes/settings.routes.ts';
import type { ChosenSettings, SavedSettings } from '../../../shared/settings.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { localSettings } from '../../lib/localSettings.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';

type Options = { readonly quiet?: boolean };

/** Sends all that the server does not have yet: what failed before goes with what is new. */
async function send(client: QueryClient): Promise<SavedSettings | null> {
  const body = localSettings.unsent();
  if (Object.keys(body).length === 0) return null;
  const saved = await call(updateSettings, { body }).catch((error: unknown) => {
    // What the server will never take is not offered again and again.
    if (error instanceof ApiError && error.code === 'VALIDATION_FAILED') localSettings.settle(body);
    throw error;
  });
  localSettings.settle(body);
  await patchQuery<SavedSettings>(client, queryKeys.settings, {
    change: (cached) => (cached.revision >= saved.revision ? cached : saved),
    whole: saved,
  });
  return saved;
}

/** A change holds at once and in this browser; where somebody is signed in it is sent, one change after the other. */
export function useUpdateSettings(): (changed: ChosenSettings, options?: Options) => void {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: queryKeys.settings,
    scope: { id: 'settings' },
    mutationFn: (_options: Options) => send(client),
    onSuccess: (saved, { quiet = false }) => {
      if (saved && !quiet) showToast({ kind: 'success', title: t('app.settings.saved.title') });
    },
    onError: (error) => showFailure(error, t('app.settings.failed.title'), t('app.settings.failed.text')),
  });
  return useCallback(
    (changed, options = {}) => {
      const account = client.getQueryData<User | null>(queryKeys.user)?.id ?? null;
      localSettings.choose(changed, account);
      if (account !== null) mutate(options);
    },
    [client, mutate],
  );
}
