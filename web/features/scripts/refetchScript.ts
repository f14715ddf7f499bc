import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/queryKeys.ts';
import { scriptKeys } from './scriptKeys.ts';

/** Asks for one script again, and for nothing else: what its stream would have said of it is gone. */
export async function refetchScript(client: QueryClient, id: string): Promise<void> {
  const exact = { queryKey: queryKeys.script(id), exact: true } as const;
  await client.cancelQueries(exact);
  client.removeQueries({ queryKey: scriptKeys.liveText(id) });
  void client.invalidateQueries(exact);
}
