import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { putScript } from './putScript.ts';
import { saveText } from '../../lib/saveText.ts';
import { withContent } from './withContent.ts';

type Change = {
  /** The script that the text was changed in. */
  readonly script: Script;
  readonly content: string;
  /** What is found of it until the server has said. */
  readonly findings: readonly Finding[];
};

/** Gives a script another text: shown at once, and taken back where it could not be saved. */
export function useFix() {
  const client = useQueryClient();
  const { readingSpeed } = useSettings();
  /** Changes what is shown, unless an event has come meanwhile. */
  const show = ({ id, revision }: Script, change: (cached: Script) => Script): Promise<void> =>
    patchQuery<Script | null>(client, queryKeys.script(id), {
      change: (cached) => (cached?.revision === revision ? change(cached) : cached),
    });
  return useMutation({
    mutationFn: ({ script, content }: Change) => saveText(client, script.id, { baseRevision: script.revision, content }),
    onMutate: ({ script, content, findings }) => show(script, (cached) => withContent(cached, content, findings, readingSpeed)),
    onSuccess: (changed) => putScript(client, changed),
    onError: async (error, { script }) => {
      await show(script, () => script);
      if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
        await client.invalidateQueries({ queryKey: queryKeys.script(script.id) });
    },
  });
}
