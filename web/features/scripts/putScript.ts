import type { QueryClient } from '@tanstack/react-query';
import { isOpen } from '../../../shared/generations.schema.ts';
import { toListItem, type Script } from '../../../shared/scripts.schema.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { putListItem } from './putListItem.ts';
import { scriptKeys } from './scriptKeys.ts';

/** Brings a whole script out of an answer into page and list, unless what is there is as new. */
export async function putScript(client: QueryClient, script: Script): Promise<void> {
  await patchQuery<Script | null>(client, queryKeys.script(script.id), {
    change: (cached) => {
      if (cached === null) return script;
      // The heart has events of its own; an answer that was long on its way may be behind them.
      return cached.revision >= script.revision ? cached : { ...script, favorite: cached.favorite };
    },
    whole: script,
  });
  // The server's list leaves sections out: an excerpt is of a text that is whole.
  await putListItem(client, toListItem({ ...script, sections: [] }));
  if (!script.generation || !isOpen(script.generation)) client.removeQueries({ queryKey: scriptKeys.liveText(script.id) });
}
