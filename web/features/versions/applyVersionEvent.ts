import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

type ScriptEvent = Extract<StreamEvent, { readonly type: `script.${string}` }>;

/** After these a script may have another text, or proposals. */
const changes: ReadonlySet<StreamEvent['type']> = new Set([
  'script.updated',
  'script.completed',
  'script.cancelled',
  'script.failed',
]);

/** A version has no event of its own: what is in sight of a script's versions is asked for again when its text may be another. */
export async function applyVersionEvent(client: QueryClient, event: ScriptEvent): Promise<void> {
  if (event.type === 'script.deleted') {
    client.removeQueries({ queryKey: queryKeys.versions(event.payload.scriptId) });
    return;
  }
  if (!changes.has(event.type) || !('script' in event.payload)) return;
  await client.cancelQueries({ queryKey: queryKeys.versions(event.payload.script.id) });
  void client.invalidateQueries({ queryKey: queryKeys.versions(event.payload.script.id) });
}
