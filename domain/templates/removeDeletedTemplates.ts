import { sql, type Transaction } from '../../db/pool.ts';
import { restorableDays } from './templates.queries.ts';

/** Deleted templates are gone for good once they cannot be restored any more. */
export const purgeDeletedTemplates = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from template where deleted_at < now() - make_interval(days => ${restorableDays})`);

/** A person's deleted templates are gone for good. The caller holds the account's lock. */
export const removeDeletedTemplates = (queries: Transaction, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`delete from template where account_id = ${accountId} and deleted_at is not null`);
