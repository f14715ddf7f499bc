import type { Queries } from '../../db/pool.ts';
import { hasAccess, type Restriction } from '../../shared/hasAccess.ts';
import { entitledPlan } from '../../shared/plans.ts';
import { AppError } from '../AppError.ts';
import { findEntitlement } from './accounts.queries.ts';

/**
 * Nobody uses what their plan or role does not reach; both are read at each call, so that a change acts with the next one.
 * Throws `PLAN_LIMIT` and `FORBIDDEN`.
 */
export async function checkAccess(queries: Queries, accountId: string, restriction: Restriction, beta = false): Promise<void> {
  const found = await findEntitlement(queries, accountId);
  if (found && hasAccess({ ...found, currentPlan: entitledPlan(found.currentPlan, beta) }, restriction)) return;
  if (restriction === 'premium')
    throw new AppError('PLAN_LIMIT', 'this needs a premium plan', { details: { plan: found?.currentPlan, needs: 'premium' } });
  throw new AppError('FORBIDDEN', 'this needs another role');
}
