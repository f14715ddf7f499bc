import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession } from '../../../../shared/routes/sessions.routes.ts';
import { call } from '../../../lib/call.ts';
import { sessionsKey } from './sessionsKey.ts';

/** Signs one device out. One that has gone meanwhile is as well. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
