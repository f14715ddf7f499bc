import { useMutation, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { dismissNotification, readNotifications, readNotification } from '../../../shared/routes/notifications.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { showFailure } from '../../lib/toasts.ts';

/** Read one, read all, dismiss. The event that each brings about changes the list here as on every other tab. */
export function useNotificationActs() {
  const client = useQueryClient();
  const options = {
    onError: (error: unknown) => {
      showFailure(error, i18next.t('notifications.actFailed'));
      // It may be gone, or the answer lost: the list says how it stands.
      void client.invalidateQueries({ queryKey: queryKeys.notifications });
    },
  };
  const read = useMutation({ mutationFn: (id: string) => call(readNotification, { params: { id } }), ...options });
  const readAll = useMutation({ mutationFn: () => call(readNotifications, {}), ...options });
  const dismiss = useMutation({ mutationFn: (id: string) => call(dismissNotification, { params: { id } }), ...options });
  return { read, readAll, dismiss };
}
