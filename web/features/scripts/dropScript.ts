import type { QueryClient } from '@tanstack/react-query';
import type { Script } from '../../../shared/scripts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { patchLists, perhaps, surely } from './patchLists.ts';
import { findItem, isWhole, removeItem } from './scriptPages.ts';
import { scriptKeys } from './scriptKeys.ts';

/** Takes a deleted script out of the lists; a page that shows it learns that it is gone, without asking. */
export async function dropScript(client: QueryClient, id: string): Promise<void> {
  await dropFromLists(client, id);
  client.removeQueries({ queryKey: scriptKeys.liveText(id) });
  await patchQuery<Script | null>(client, queryKeys.script(id), { change: () => null });
}

export const dropFromLists = (client: QueryClient, id: string): Promise<void> =>
  patchLists(client, (data) => {
    if (findItem(data, id)) return surely(removeItem(data, id));
    // It may have been among those that are not loaded, and is counted.
    return isWhole(data) ? surely(data) : perhaps(data);
  });
