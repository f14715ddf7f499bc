import type { Transaction } from '../../db/pool.ts';
import { plans, type PlanId } from '../../shared/plans.ts';
import { sumMonthlyGrants, type CreditAccount } from './credits.queries.ts';
import { grantCredits } from './grantCredits.ts';
import { periodName, type Period } from './period.ts';

/**
 * After this an account has had its plan's credits for the period, once: at the period's start all of them, after an
 * upgrade the difference to what it had. The caller holds the account's lock. `null` where nothing was missing.
 */
export async function grantMonthlyCredits(
  queries: Transaction,
  accountId: string,
  planId: PlanId,
  period: Period,
): Promise<CreditAccount | null> {
  const source = `monthly:${accountId}:${periodName(period)}`;
  const granted = await sumMonthlyGrants(queries, source);
  const missing = plans[planId].monthlyCredits - granted;
  if (missing <= 0) return null;
  const sourceRef = granted === 0 ? source : `${source}:${planId}`;
  return grantCredits(queries, { accountId, kind: 'monthly', amount: missing, expiresAt: period.end.toISOString(), sourceRef });
}
