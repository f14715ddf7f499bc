import type { QueryClient } from '@tanstack/react-query';
import { isOpen } from '../../../shared/generations.schema.ts';
import type { ScriptChange } from '../../../shared/scriptChange.schema.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { asking } from '../../lib/asking.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { fetchWhenShown } from './fetchWhenShown.ts';
import { sentText } from '../../lib/saveText.ts';
import { withChange } from './withChange.ts';
import { scriptKeys } from './scriptKeys.ts';

/** Brings a change of a script into the script as pages show it, unless what is there is as new. A text that is not here is asked for. */
export async function putChangedScript(client: QueryClient, change: ScriptChange): Promise<void> {
  const { script } = change;
  const key = queryKeys.script(script.id);
  const begun = asBegun(change);
  await patchQuery<Script | null>(client, key, {
    // What happens to it next may be heard before the answer of whoever asked for it, and must not be lost to that.
    ...(begun && { whole: begun }),
    change: (cached) => {
      if (cached === null || cached.revision >= script.revision) return cached;
      return withChange(cached, change, sentText(client, script.id)) ?? cached;
    },
  });
  const now = client.getQueryData<Script | null>(key);
  const isBehind = now !== undefined && (now === null || now.revision < script.revision);
  if (isBehind && now !== null && change.brief) await fetchWhenShown(client, key);
  else if (isBehind) asking.again(client, key);
  if (!script.generation || !isOpen(script.generation)) client.removeQueries({ queryKey: scriptKeys.liveText(script.id) });
}

/** A script that has just been asked for, whole: all that it has not yet is empty. */
const asBegun = ({ script: { excerpt: _excerpt, ...facts }, request }: ScriptChange): Script | undefined =>
  request && {
    ...facts,
    request,
    content: '',
    outline: [],
    sections: [],
    findings: [],
    writerDetail: null,
    seed: null,
    steering: null,
  };
