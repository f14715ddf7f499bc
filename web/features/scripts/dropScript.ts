import type { QueryClient } from '@tanstack/react-query';
import type { Script } from '../../../shared/scripts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { findItem, removeItem, type ScriptPages } from './scriptPages.ts';

/** Takes a deleted script out of the list; a page that shows it learns that it is gone, without asking. */
export async function dropScript(client: QueryClient, id: string): Promise<void> {
  await patchQuery<ScriptPages>(client, queryKeys.scriptList, {
    change: (data) => (findItem(data, id) ? removeItem(data, id) : data),
  });
  client.removeQueries({ queryKey: queryKeys.liveText(id) });
  await patchQuery<Script | null>(client, queryKeys.script(id), { change: () => null });
}
