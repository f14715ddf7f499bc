import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from '../../../shared/events.ts';
import { patchLists, perhaps, surely, type Patched } from './patchLists.ts';
import { findItem, isWhole, insertAfter, removeItem, totalOf, type ScriptPages } from './scriptPages.ts';

type CollectionEvent = Extract<StreamEvent, { readonly type: `collection.${string}` }>;

/** Keeps the lists of a collection's scripts as the collection's events have them. */
export async function applyCollectionScriptEvent(client: QueryClient, event: CollectionEvent): Promise<void> {
  if (event.type === 'collection.deleted') return;
  const { collection } = event.payload;
  await patchLists(client, (data, list) => {
    if (list.collection !== collection.id) return surely(data);
    if (event.type === 'collection.saved') return totalOf(data) === collection.scripts ? surely(data) : perhaps(data);
    const { scriptId } = event.payload;
    if (event.type === 'collection.script_removed') return takeOut(data, scriptId);
    return list.sort === 'place' ? putPosition(data, scriptId, event.payload.after) : perhaps(data);
  });
}

export function takeOut(data: ScriptPages, id: string): Patched {
  if (findItem(data, id)) return surely(removeItem(data, id));
  return isWhole(data) ? surely(data) : perhaps(data);
}

/** Puts a script at its position in a collection's own order; only a list that holds both it and its neighbour can. */
export function putPosition(data: ScriptPages, id: string, after: string | null): Patched {
  const item = findItem(data, id);
  if (!item) return perhaps(data);
  if (after === id || isThere(data, id, after)) return surely(data);
  const next = insertAfter(removeItem(data, id), item, after);
  return next ? surely(next) : perhaps(data);
}

function isThere(data: ScriptPages, id: string, after: string | null): boolean {
  const ids = data.pages.flatMap(({ items }) => items.map((item) => item.id));
  const at = ids.indexOf(id);
  return after === null ? at === 0 : at > 0 && ids[at - 1] === after;
}
