import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putPicture, removePicture } from '../../../../shared/routes/profile.routes.ts';
import { call } from '../../../lib/call.ts';
import { putUser } from '../putUser.ts';

/** Puts a picture up, or with `null` takes it down. */
export function usePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File | null) => (file ? call(putPicture, { file }) : call(removePicture, {})),
    onSuccess: (user) => putUser(client, user),
  });
}
