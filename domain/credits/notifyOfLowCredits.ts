import type { Transaction } from '../../db/pool.ts';
import { lowCredits } from '../../shared/lowCredits.ts';
import type { PendingEvent } from '../events/publish.ts';
import { notify } from '../notifications/notify.ts';
import type { ResolvedAccount } from './credits.queries.ts';

/**
 * Once a period, when a script has been paid for and little is left. What other scripts hold counts as left, for it may
 * come back. Gives the events that show it.
 */
export async function notifyOfLowCredits(
  queries: Transaction,
  accountId: string,
  { available, held, plan, periodStart, periodEnd }: ResolvedAccount,
): Promise<PendingEvent[]> {
  const rest = available + held;
  if (rest > lowCredits(plan)) return [];
  return notify(queries, accountId, 'credits.low', { available: rest, periodEnd }, `credits.low:${periodStart}`);
}
