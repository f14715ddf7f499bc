import type { QueryClient } from '@tanstack/react-query';
import type { ScriptListOptions } from '../../../shared/scriptFilters.ts';
import { asking } from '../../lib/asking.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import type { ScriptPages } from './scriptPages.ts';

/** A list with the event applied: the very same where nothing changes; `isSure` is false where only the server knows the rest. */
export type Patched = { readonly data: ScriptPages; readonly isSure: boolean };

export const surely = (data: ScriptPages): Patched => ({ data, isSure: true });
export const perhaps = (data: ScriptPages): Patched => ({ data, isSure: false });

/** Applies an event to every cached list of scripts; one that cannot be sure is asked for again once the events calm down. */
export async function patchLists(
  client: QueryClient,
  change: (data: ScriptPages, list: ScriptListOptions) => Patched,
): Promise<void> {
  const keys = client
    .getQueryCache()
    .findAll({ queryKey: queryKeys.scriptList })
    .map(({ queryKey }) => queryKey);
  for (const key of keys) {
    const list = key[2] as ScriptListOptions; // scriptKeys.listOf puts it there
    const cached = client.getQueryData<ScriptPages>(key);
    const isSure = cached === undefined || change(cached, list).isSure;
    await patchQuery<ScriptPages>(client, key, { change: (data) => change(data, list).data });
    if (!isSure) asking.again(client, key);
  }
}
