import type { Transaction } from '../../db/pool.ts';
import { insertGrant, type CreditAccount, type NewGrant } from './credits.queries.ts';

/** Credits that expire are spent before those that don't, and given ones before bought ones (design: reliability). */
const priorities = { monthly: 10, returned: 10, promotional: 20, purchased: 30 } as const;

/**
 * Each `sourceRef` grants once, however often it is asked. The caller holds the account's lock.
 * Returns the new balance, or `null` where these credits were granted before.
 */
export const grantCredits = (queries: Transaction, grant: Omit<NewGrant, 'priority'>): Promise<CreditAccount | null> =>
  insertGrant(queries, { ...grant, priority: priorities[grant.kind] });
