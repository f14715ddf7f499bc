import type { FragmentSqlToken } from 'slonik';
import { sql } from '../../db/pool.ts';

/** Seconds after which a connection that nobody vouched for is taken to have gone with its process. */
const presentFor = 150;

/** Whether a page of the account is connected now, to whichever API process. */
export const isPresent = (accountId: string): FragmentSqlToken =>
  sql.fragment`exists (select from presence where account_id = ${accountId} and seen_at > now() - make_interval(secs => ${presentFor}))`;
