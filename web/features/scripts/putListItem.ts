import type { QueryClient } from '@tanstack/react-query';
import type { ScriptListOptions } from '../../../shared/scriptFilters.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { fits, isForServer, precedes } from './listRules.ts';
import { patchLists, perhaps, surely, type Patched } from './patchLists.ts';
import { findItem, insertItem, mapItems, type ScriptPages } from './scriptPages.ts';

/** Brings a script into every list that it belongs to. Its heart stays as the lists have it: that has events of its own. */
export const putListItem = (client: QueryClient, item: ScriptListItem): Promise<void> =>
  patchLists(client, (data, list) => {
    const known = findItem(data, item.id);
    return known ? replace(data, list, known, item) : addNew(data, list, item);
  });

function replace(data: ScriptPages, list: ScriptListOptions, known: ScriptListItem, item: ScriptListItem): Patched {
  if (known.revision >= item.revision) return surely(data);
  const next = mapItems(data, (other) => (other.id === item.id ? { ...item, favorite: known.favorite } : other));
  // Its text may no longer hold what was searched for; its title may belong elsewhere.
  const mayMove = Boolean(list.search) || (list.sort === 'title' && known.title !== item.title);
  return mayMove ? perhaps(next) : surely(next);
}

/** What is not in the list yet, or in a part of it that is not loaded. */
export function addNew(data: ScriptPages, list: ScriptListOptions, item: ScriptListItem): Patched {
  if (!fits(item, list)) return surely(data);
  // Who comes into a collection, or back, is told by the collection's own events.
  if (list.collection !== undefined) return surely(data);
  const order = precedes(list);
  if (isForServer(list) || !order) return perhaps(data);
  const next = insertItem(data, item, order);
  return next ? surely(next) : perhaps(data);
}
