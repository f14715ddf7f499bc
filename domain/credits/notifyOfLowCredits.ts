import type { Transaction } from '../../db/pool.ts';
import { lowCredits } from '../../shared/lowCredits.ts';
import type { PendingEvent } from '../events/publish.ts';
import { notify } from '../notifications/notify.ts';
import { findRest } from './expiry.queries.ts';

/**
 * Once a period, when a script has been paid for and little is left. What other scripts hold counts as left, for it may
 * come back. Gives the events that show it.
 */
export async function notifyOfLowCredits(queries: Transaction, accountId: string): Promise<PendingEvent[]> {
  const rest = await findRest(queries, accountId);
  if (!rest || rest.available > lowCredits(rest.plan)) return [];
  const { available, periodStart, periodEnd } = rest;
  return notify(queries, accountId, 'credits.low', { available, periodEnd }, `credits.low:${periodStart}`);
}
