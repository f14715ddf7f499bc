import type { Transaction } from '../../db/pool.ts';
import { reopenMail } from './mail.queries.ts';

/**
 * Lets a mail that failed be tried again, and gives whose it is. `null` where it has not failed, or cannot be made any more: its
 * content is gone, or the token of its link.
 */
export const retryMail = async (queries: Transaction, id: string): Promise<string | null> =>
  (await reopenMail(queries, id))?.accountId ?? null;
