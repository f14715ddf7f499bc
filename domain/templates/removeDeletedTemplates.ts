import type { Transaction } from '../../db/pool.ts';
import { deleteDeletedTemplates } from './templates.queries.ts';

/** A person's deleted templates are gone for good. The caller holds the account's lock. */
export const removeDeletedTemplates = async (queries: Transaction, accountId: string): Promise<void> =>
  void (await deleteDeletedTemplates(queries, accountId));
