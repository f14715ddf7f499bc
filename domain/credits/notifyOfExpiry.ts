import type { Queries, Transaction } from '../../db/pool.ts';
import { publishToUser } from '../events/streams.ts';
import { notify } from '../notifications/notify.ts';
import { listExpiring, type Expiring } from './expiry.queries.ts';

/**
 * Credits that expire within three days are announced once. Who wants no such notification is asked again with each round,
 * in vain.
 */
export async function notifyOfExpiry(queries: Transaction, { accountId, expiresAt, credits }: Expiring): Promise<void> {
  const cause = `credits.expiring:${new Date(expiresAt).getTime()}`;
  const notifications = await notify(queries, accountId, 'credits.expiring', { credits, expiresAt }, cause);
  if (notifications.length > 0) await publishToUser(queries, accountId, notifications);
}

/** What is to be announced, some at a time. */
export const listExpiringCredits = (queries: Queries, limit: number): Promise<readonly Expiring[]> =>
  listExpiring(queries, limit);
