import { sql } from '../../db/pool.ts';

/** What a person has chosen, as JSON; the alias `a` is the table of accounts. */
export const chosenSettings = sql.fragment`
  (coalesce((select chosen from account_settings where account_id = a.id), '{}')
    || case when a.language_chosen then jsonb_build_object('language', a.language) else '{}' end)`;
