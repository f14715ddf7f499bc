import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelEmailChange } from '../../../../shared/routes/confirmation.routes.ts';
import { call } from '../../../lib/call.ts';
import { putUser } from '../putUser.ts';

/** Keeps the address as it is, though another one waits for its confirmation. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => call(cancelEmailChange, {}), onSuccess: (user) => putUser(client, user) });
}
