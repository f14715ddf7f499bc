import type { Transaction } from '../../db/pool.ts';
import { deleteDeletedScripts } from './scripts.queries.ts';

/** A person's deleted scripts are gone for good, with their versions. The caller holds the account's lock. */
export const removeDeletedScripts = async (queries: Transaction, accountId: string): Promise<void> =>
  void (await deleteDeletedScripts(queries, accountId));
