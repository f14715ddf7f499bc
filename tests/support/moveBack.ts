import type { TestBase } from './useDatabase.ts';

/**
 * Lets so many days pass for an account: everything of it that has a date is dated back. Its monthly grants get other
 * names, for they are named after a period that is now another.
 */
export async function moveBack({ rows }: TestBase, accountId: string, days: number): Promise<void> {
  await rows('update account set created_at = created_at - make_interval(days => $2) where id = $1', [accountId, days]);
  await rows(
    'update credit_account set period_start = period_start - make_interval(days => $2), period_end = period_end - make_interval(days => $2) where account_id = $1',
    [accountId, days],
  );
  await rows(
    `update credit_grant set expires_at = expires_at - make_interval(days => $2), first_expires_at = first_expires_at - make_interval(days => $2),
      source_ref = case kind when 'monthly' then 'moved:' || gen_random_uuid() else source_ref end where account_id = $1`,
    [accountId, days],
  );
}
