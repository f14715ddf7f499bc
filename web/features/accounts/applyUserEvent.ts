import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../../shared/accounts.schema.ts';
import type { StreamEvent } from '../../../shared/events.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { sessionsKey } from './sessions/sessionsKey.ts';

type UserEvent = Extract<StreamEvent, { readonly type: 'user.changed' | 'sessions.changed' }>;

/** Who one is comes with the event; where one is signed in is asked for again, where it is in sight. */
export async function applyUserEvent(client: QueryClient, event: UserEvent): Promise<void> {
  if (event.type === 'sessions.changed') {
    await client.cancelQueries({ queryKey: sessionsKey });
    return void client.invalidateQueries({ queryKey: sessionsKey });
  }
  const { payload } = event;
  return patchQuery<User | null>(client, queryKeys.user, {
    change: (user) => (user === null || user.revision >= payload.revision ? user : { ...user, ...payload }),
  });
}
