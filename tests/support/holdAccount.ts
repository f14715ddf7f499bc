import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { TestBase } from './useDatabase.ts';
import { waitUntil } from './waitUntil.ts';

export type HeldAccount = {
  /** Waits until so many statements stand before the lock; they get it in the order in which they came. */
  readonly blocked: (count: number) => Promise<unknown>;
  readonly release: () => Promise<void>;
};

/**
 * Holds the lock of an account's row: whoever is to write has read and hashed by the time that it waits here, so that
 * two requests overlap exactly where a test needs it.
 */
export async function holdAccount(base: TestBase, accountId: string): Promise<HeldAccount> {
  const client = new pg.Client({ connectionString: base.url });
  await client.connect();
  await client.query('begin');
  // Rows that only refer to the account, such as counts of what it writes, are not held up.
  await client.query('select from account where id = $1 for no key update', [accountId]);
  let held = true;
  const release = async (): Promise<void> => {
    if (!held) return;
    held = false;
    await client.query('rollback');
    await client.end();
  };
  onTestFinished(release);
  return {
    release,
    blocked: (count) =>
      waitUntil(`${count} statements that wait for the account`, async () => {
        const waiting = await base.rows(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        );
        return waiting.length >= count;
      }),
  };
}
