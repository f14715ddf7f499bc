import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmEmail } from '../../../../shared/routes/confirmation.routes.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

/** Uses a mail's link. Whoever is signed in here may be whose address it is, and no event reaches this page. */
export function useConfirmEmail(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: async () => {
      if (!client.getQueryData(queryKeys.user)) return;
      await Promise.all([queryKeys.user, queryKeys.credits].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
