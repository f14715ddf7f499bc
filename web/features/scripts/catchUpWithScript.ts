import type { QueryClient } from '@tanstack/react-query';
import type { Script } from '../../../shared/scripts.schema.ts';
import { asking } from '../../lib/asking.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** What was fetched before its stream was followed may be older than the stream's first event; then it is fetched again. */
export async function catchUpWithScript(client: QueryClient, id: string, revision: number): Promise<void> {
  const queryKey = queryKeys.script(id);
  // An answer that is under way says itself how old it is; one that is refused is shown by the page.
  await client
    .getQueryCache()
    .find({ queryKey, exact: true })
    ?.promise?.catch(() => null);
  const script = client.getQueryData<Script | null>(queryKey);
  if (script && script.revision < revision) asking.again(client, queryKey);
}
