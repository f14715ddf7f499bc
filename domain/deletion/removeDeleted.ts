import type { Transaction } from '../../db/pool.ts';
import type { AccountUsage } from '../../shared/quotas.schema.ts';
import { publishToUser } from '../events/streams.ts';
import { getUsage } from '../quotas/getUsage.ts';
import { lockQuota } from '../quotas/lockQuota.ts';
import { removeDeletedScripts } from '../scripts/removeDeletedScripts.ts';
import { removeDeletedTemplates } from '../templates/removeDeletedTemplates.ts';

/** What a person has deleted counts no more and cannot be restored any more; every tab learns of it in the same commit. */
export async function removeDeleted(queries: Transaction, accountId: string): Promise<AccountUsage> {
  await lockQuota(queries, accountId);
  await removeDeletedScripts(queries, accountId);
  await removeDeletedTemplates(queries, accountId);
  const usage = await getUsage(queries, accountId);
  await publishToUser(queries, accountId, [{ type: 'usage.changed', payload: {} }]);
  return usage;
}
