import { queryOptions } from '@tanstack/react-query';
import { getSubscription } from '../../../shared/routes/subscriptions.routes.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** One's plan, how far it goes and until when. */
export const subscriptionQuery = queryOptions({
  queryKey: queryKeys.subscription,
  queryFn: ({ signal }) => call(getSubscription, { signal }),
});
