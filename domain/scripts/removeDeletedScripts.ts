import { sql, type Transaction } from '../../db/pool.ts';
import { restorableDays } from './scripts.queries.ts';

/** Deleted scripts are gone for good once they cannot be restored any more; a script's stream goes with it. */
export const purgeDeletedScripts = (queries: Transaction): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with gone as (delete from script where deleted_at < now() - make_interval(days => ${restorableDays}) returning id)
    delete from event_stream where stream in (select 'script:' || id from gone)`);

/** A person's deleted scripts are gone for good, with their versions. The caller holds the account's lock. */
export const removeDeletedScripts = (queries: Transaction, accountId: string): Promise<unknown> =>
  queries.query(sql.typeAlias('none')`
    with gone as (delete from script where account_id = ${accountId} and deleted_at is not null returning id)
    delete from event_stream where stream in (select 'script:' || id from gone)`);
