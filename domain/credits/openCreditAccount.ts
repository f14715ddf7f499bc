import type { Queries } from '../../db/pool.ts';
import { insertCreditAccount } from './credits.queries.ts';
import { grantMonthlyCredits } from './grantMonthlyCredits.ts';
import { periodAt } from './period.ts';

/** A new account begins its first period with the free plan's credits. */
export async function openCreditAccount(queries: Queries, accountId: string, signUp: Date): Promise<void> {
  const period = periodAt(signUp, signUp);
  await insertCreditAccount(queries, accountId, period.start, period.end);
  await grantMonthlyCredits(queries, accountId, 'free', period);
}
