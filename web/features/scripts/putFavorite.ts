import type { QueryClient } from '@tanstack/react-query';
import { toListItem, type Script, type ScriptListItem } from '../../../shared/scripts.schema.ts';
import type { ScriptListOptions } from '../../../shared/scriptFilters.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { patchLists, perhaps, surely, type Patched } from './patchLists.ts';
import { addNew } from './putListItem.ts';
import { findItem, isWhole, mapItems, removeItem, type ScriptPages } from './scriptPages.ts';

/** Fills or empties a script's heart on its page and in every list; the lists of favourites gain or lose it. */
export async function putFavorite(client: QueryClient, id: string, favorite: boolean): Promise<void> {
  const elsewhere = findCached(client, id);
  await patchLists(client, (data, list) => {
    const known = findItem(data, id);
    if (known) return setHeart(data, list, known, favorite);
    if (list.favorite === undefined) return surely(data);
    if (!favorite) return isWhole(data) ? surely(data) : perhaps(data);
    return elsewhere ? addNew(data, list, { ...elsewhere, favorite }) : perhaps(data);
  });
  await patchQuery<Script | null>(client, queryKeys.script(id), {
    change: (script) => (script === null || script.favorite === favorite ? script : { ...script, favorite }),
  });
}

function setHeart(data: ScriptPages, list: ScriptListOptions, known: ScriptListItem, favorite: boolean): Patched {
  if (list.favorite !== undefined && !favorite) return surely(removeItem(data, known.id));
  if (known.favorite === favorite) return surely(data);
  return surely(mapItems(data, (item) => (item.id === known.id ? { ...item, favorite } : item)));
}

/** The script as any page or list has it. */
function findCached(client: QueryClient, id: string): ScriptListItem | undefined {
  const script = client.getQueryData<Script | null>(queryKeys.script(id));
  if (script) return toListItem({ ...script, sections: [] });
  return client
    .getQueriesData<ScriptPages>({ queryKey: queryKeys.scriptList })
    .flatMap(([, data]) => (data ? [findItem(data, id)] : []))
    .find((item) => item !== undefined);
}
