import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endSessions } from '../../../../shared/routes/sessions.routes.ts';
import { call } from '../../../lib/call.ts';
import { mutationKeys } from '../../../lib/mutationKeys.ts';
import { enterSession } from './enterSession.ts';
import { sessionsKey } from './sessionsKey.ts';

/** Signs all other devices out, or with `all` this one too; `onLeft` then leads away before its pages go. */
export function useEndSessions(which: 'others' | 'all', onLeft: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...(which === 'all' && { mutationKey: mutationKeys.signOut }),
    mutationFn: () => call(endSessions, { body: { which } }),
    onSuccess: () => {
      if (which === 'others') return client.invalidateQueries({ queryKey: sessionsKey });
      onLeft();
      return enterSession(client, null);
    },
  });
}
