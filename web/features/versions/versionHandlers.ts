import type { QueryClient } from '@tanstack/react-query';
import type { EventHandlers, EventOf } from '../../lib/EventHandlers.ts';
import { versionsKey } from './versionsKey.ts';

type Changed = EventOf<'script.updated' | 'script.completed' | 'script.cancelled' | 'script.failed'>;

/** A version has no event of its own: what is in sight of a script's versions is asked for again when its text may be another. */
async function askAgain(client: QueryClient, { payload }: Changed): Promise<void> {
  const queryKey = versionsKey(payload.script.id);
  await client.cancelQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
}

/** After these a script may have another text, or proposals. */
export const versionHandlers = {
  'script.updated': askAgain,
  'script.completed': askAgain,
  'script.cancelled': askAgain,
  'script.failed': askAgain,
  'script.deleted': (client, { payload }) => client.removeQueries({ queryKey: versionsKey(payload.scriptId) }),
} satisfies Partial<EventHandlers>;
