import { jsonb } from '../../db/jsonb.ts';
import { sql, type Transaction } from '../../db/pool.ts';

export const logOperatorAction = (
  queries: Transaction,
  accountId: string,
  action: string,
  details: Record<string, string | number>,
): Promise<unknown> =>
  queries.query(
    sql.typeAlias(
      'none',
    )`insert into operator_action (action, account_id, details) values (${action}, ${accountId}, ${jsonb(details)})`,
  );
