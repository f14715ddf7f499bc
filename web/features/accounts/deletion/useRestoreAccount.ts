import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreAccount } from '../../../../shared/routes/deletion.routes.ts';
import { call } from '../../../lib/call.ts';
import { putUser } from '../putUser.ts';

/** Keeps an account that was to be deleted. */
export function useRestoreAccount() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(restoreAccount, {}), onSuccess: (user) => putUser(client, user) });
}
