import type { Transaction } from '../../db/pool.ts';
import type { Quota } from './lockQuota.ts';
import { findUsed } from './quotas.queries.ts';
import { refuseAbove } from './refuseAbove.ts';

/**
 * Refuses a change that has made an account's text larger than the maximum, and so takes it back: called after the change,
 * when its bytes are counted. One that makes it smaller is right however much there is.
 */
export async function refuseMoreText(queries: Transaction, { accountId, used }: Quota): Promise<void> {
  const { text } = await findUsed(queries, accountId);
  if (text > used.text) refuseAbove('text', used.text, text);
}
