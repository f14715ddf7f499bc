import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../shared/accounts.schema.ts';
import type { UpdateUserBody } from '../../../../shared/profile.schema.ts';
import { updateUser } from '../../../../shared/routes/profile.routes.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { putUser } from '../putUser.ts';

type Changes = Omit<UpdateUserBody, 'baseRevision'>;

/** Names and words are shown as changed at once, and taken back where the server refuses; an address waits for its answer. */
export function useUpdateUser(user: User) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => call(updateUser, { body: { ...changes, baseRevision: user.revision } }),
    onMutate: async ({ fullName, username, bio }: Changes) => {
      await client.cancelQueries({ queryKey: queryKeys.user });
      const before = client.getQueryData<User | null>(queryKeys.user);
      const shown = {
        ...(fullName !== undefined && { fullName: fullName === '' ? null : fullName }),
        ...(username !== undefined && { username }),
        ...(bio !== undefined && { bio }),
      };
      client.setQueryData<User | null>(queryKeys.user, (now) => now && { ...now, ...shown });
      return { before };
    },
    onSuccess: (changed) => putUser(client, changed),
    onError: (error, _changes, shown) => {
      // What came meanwhile by an event is newer than what was there before.
      client.setQueryData<User | null>(queryKeys.user, (now) =>
        shown?.before && now?.revision === shown.before.revision ? shown.before : now,
      );
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        void client.invalidateQueries({ queryKey: queryKeys.user });
    },
  });
}
