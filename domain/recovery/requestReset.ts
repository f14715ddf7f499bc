import { sql, type Transaction } from '../../db/pool.ts';

/** A worker sends the link, and looks the address up: the answer takes as long for one that has no account. */
export async function requestReset(queries: Transaction, email: string): Promise<void> {
  await queries.query(sql.typeAlias('none')`
    with enqueued as (
      select graphile_worker.add_job('send_reset', json_build_object('email', ${email}::text), max_attempts => 4)
    ) select from enqueued`);
}
