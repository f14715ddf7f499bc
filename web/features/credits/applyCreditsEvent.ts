import type { QueryClient } from '@tanstack/react-query';
import type { Credits } from '../../../shared/credits.schema.ts';
import type { StreamEvent } from '../../../shared/events.ts';
import { patchQuery } from '../../lib/patchQuery.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

type CreditsEvent = Extract<StreamEvent, { readonly type: 'credits.changed' }>;

/** The balance comes with the event; grants and ledger lines do not, so they are asked for where they are in sight. */
export async function applyCreditsEvent(client: QueryClient, { payload }: CreditsEvent): Promise<void> {
  const known = client.getQueryData<Credits>(queryKeys.credits);
  if (known && known.revision >= payload.revision) return;
  await patchQuery<Credits>(client, queryKeys.credits, {
    change: (credits) => (credits.revision >= payload.revision ? credits : { ...credits, ...payload }),
  });
  void client.invalidateQueries({ queryKey: queryKeys.credits });
  await client.cancelQueries({ queryKey: queryKeys.transactions });
  void client.invalidateQueries({ queryKey: queryKeys.transactions });
}
