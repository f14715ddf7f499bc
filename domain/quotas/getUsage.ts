import type { Queries } from '../../db/pool.ts';
import { maxima } from '../../shared/quotas.ts';
import type { AccountUsage } from '../../shared/quotas.schema.ts';
import { findDeletedBytes, findUsed } from './quotas.queries.ts';

/** How much an account has of what has a maximum. Must run inside a snapshot, so that the figures belong together. */
export async function getUsage(queries: Queries, accountId: string): Promise<AccountUsage> {
  const used = await findUsed(queries, accountId);
  return {
    scripts: { used: used.scripts, limit: maxima.scripts },
    collections: { used: used.collections, limit: maxima.collections },
    templates: { used: used.templates, limit: maxima.templates },
    text: { used: used.text, limit: maxima.text, deleted: await findDeletedBytes(queries, accountId) },
  };
}
